import * as v from 'valibot'
import { fields, plainObject } from './codec.ts'
import { endpoint } from './endpoint.ts'
import { nothing } from './reply.ts'
import { anyText, text } from './text.ts'

/** An ISO instant; null if a reply has none. */
const instant = v.pipe(
  anyText,
  v.transform((written) => written || null),
)

const current = fields({
  /** To every student, or to a whole cohort; '' when there is none. */
  general: ['generalMessage', text],
  /** To this student alone; '' when there is none. */
  student: ['studentMessage', text],
  /** When the two end; null if they do not, or the backend does not say. */
  generalUntil: ['general_until', instant],
  studentUntil: ['student_until', instant],
})

const earlierMessage = fields({
  text: ['text', anyText],
  /** The instant from which it was shown; '' if a reply does not say. */
  since: ['since', anyText],
})

/** A message that was replaced or has ended. */
type EarlierMessage = v.InferOutput<typeof earlierMessage.schema>

// An entry that does not fit is left out: it must not cost the student the current messages.
const earlierMessages = v.pipe(
  v.unknown(),
  v.transform((wire) =>
    (Array.isArray(wire) ? (wire as unknown[]) : []).flatMap((each): EarlierMessage[] => {
      const { success, output } = v.safeParse(earlierMessage.schema, each)
      return success && output.text !== '' ? [output] : []
    }),
  ),
)

const messages = v.pipe(
  plainObject,
  v.transform((wire): unknown => ({ current: wire, earlier: wire['earlier'] })),
  v.object({ current: current.schema, earlier: earlierMessages }),
  v.transform((read) => ({
    ...read.current,
    /** The newest first. A backend need not keep any. */
    earlier: read.earlier as readonly EarlierMessage[],
  })),
)

export type Messages = v.InferOutput<typeof messages>

export const fetchMessages = endpoint({
  method: 'GET',
  path: '/backend/fetch_messages.php',
  sends: 'nothing',
  request: nothing,
  data: {
    schema: messages,
    write: ({ earlier, ...now }) => ({
      ...current.write(now),
      ...(earlier.length > 0 && { earlier: earlier.map(earlierMessage.write) }),
    }),
  },
})
