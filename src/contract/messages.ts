import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { nothing } from './reply.ts'
import { text } from './text.ts'

export type Messages = {
  /** To every student, or to a whole cohort; '' when there is none. */
  readonly general: string
  /** To this student alone; '' when there is none. */
  readonly student: string
}

export const fetchMessages = endpoint({
  method: 'GET',
  path: '/backend/fetch_messages.php',
  sends: 'nothing',
  request: nothing,
  data: z.codec(
    z.object({ generalMessage: text, studentMessage: text }),
    z.object({ general: z.string(), student: z.string() }),
    {
      decode: (wire) => ({ general: wire.generalMessage, student: wire.studentMessage }),
      encode: ({ general, student }) => ({ generalMessage: general, studentMessage: student }),
    },
  ),
})
