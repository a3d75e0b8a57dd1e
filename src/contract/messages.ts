import type * as v from 'valibot'
import { fields } from './codec.ts'
import { endpoint } from './endpoint.ts'
import { nothing } from './reply.ts'
import { text } from './text.ts'

const messages = fields({
  /** To every student, or to a whole cohort; '' when there is none. */
  general: ['generalMessage', text],
  /** To this student alone; '' when there is none. */
  student: ['studentMessage', text],
})

export type Messages = v.InferOutput<typeof messages.schema>

export const fetchMessages = endpoint({
  method: 'GET',
  path: '/backend/fetch_messages.php',
  sends: 'nothing',
  request: nothing,
  data: messages,
})
