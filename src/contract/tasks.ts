import * as v from 'valibot'
import { isWebAddress } from './address.ts'
import { fields, plainObject, type Codec } from './codec.ts'
import { endpoint } from './endpoint.ts'
import { emptyAsNull } from './empty-as-null.ts'
import { nothing } from './reply.ts'
import { MAX_INDEXED_LENGTH, requiredText, text } from './text.ts'

/** '' means that there is none; null, for a missing text, that it is not known. */
const optionalText = v.pipe(
  v.unknown(),
  v.transform((wire) => {
    if (wire === null) return ''
    return typeof wire === 'string' ? wire.trim() : null
  }),
)

const handedIn = fields({
  lessonNumber: ['lesson_number', text],
  studentId: ['student_id', text],
  documentLink: ['document_link', text],
  videoLink: ['video_link', text],
  /** As in a task. */
  submittedAt: ['submitted_at', text],
})

/** A submission that the school has got. A backend may leave out each of its texts. */
export type HandedInSubmission = v.InferOutput<typeof handedIn.schema>

// One that does not fit is left out: it must not cost the student the task.
const optionalSubmission = v.pipe(
  v.unknown(),
  v.transform((wire) => {
    const { success, output } = v.safeParse(handedIn.schema, wire)
    return success && Object.values(output).some((value) => value) ? output : null
  }),
)

const taskTexts = fields({
  id: ['id', text],
  title: ['title', text],
  lessonNumber: ['lesson_number', text],
  /** As stored: YYYY-MM-DD with or without a time is a date, anything else is shown as it is. */
  dueDate: ['due_date', text],
  time: ['time', text],
  /** HTML from a backend: sanitise it before showing it. */
  details: ['details', text],
  /**
   * When the school got the student's latest submission of the task: an ISO instant, or YYYY-MM-DD HH:MM:SS in its
   * own time. '' if it has none, null if the reply does not say.
   */
  submittedAt: ['submitted_at', optionalText],
})

export type Task = v.InferOutput<typeof taskTexts.schema> & {
  /** The student's latest submission of the task; null if there is none, or the reply does not say. */
  readonly submission: HandedInSubmission | null
}

const task: Codec<Task> = {
  schema: v.pipe(
    plainObject,
    v.transform((wire): unknown => ({ texts: wire, submission: wire['submission'] })),
    v.object({ texts: taskTexts.schema, submission: optionalSubmission }),
    v.transform(({ texts, submission }) => ({
      ...texts,
      submittedAt: texts.submittedAt ?? (submission?.submittedAt || null),
      submission,
    })),
  ),
  write: ({ submission, ...texts }) => ({
    ...taskTexts.write(texts),
    ...(submission && { submission: handedIn.write(submission) }),
  }),
}

// PHP writes a list with a gap (array_filter leaves one) as an object.
const taskList: v.GenericSchema<unknown, readonly Task[]> = v.pipe(
  emptyAsNull(v.custom<object>((wire) => typeof wire === 'object')),
  v.transform((wire): unknown[] => Object.values(wire ?? {})),
  v.array(task.schema),
)

// An object without a single field is no task either.
const oneTask = v.pipe(
  emptyAsNull(task.schema),
  v.transform((one) => (one && Object.values(one).some((value) => value) ? one : null)),
)

/** The student's submissions with a number that no task of the list has, the newest first. */
const earlierSubmissions = v.pipe(
  v.unknown(),
  v.transform((wire): readonly HandedInSubmission[] =>
    (Array.isArray(wire) ? (wire as unknown[]) : []).flatMap(
      (each) => v.parse(optionalSubmission, each) ?? [],
    ),
  ),
)

export type TaskList = {
  readonly tasks: readonly Task[]
  readonly earlier: readonly HandedInSubmission[]
}

export const listTasks = endpoint({
  method: 'GET',
  path: '/backend/get_tasks.php',
  sends: 'query',
  request: fields({ cohort: ['course_cohort', text] }),
  data: {
    schema: v.pipe(
      plainObject,
      v.transform((wire): unknown => ({ tasks: wire['tasks'], earlier: wire['earlier'] })),
      v.object({ tasks: taskList, earlier: earlierSubmissions }),
    ),
    write: ({ tasks, earlier }) => ({
      tasks: tasks.map(task.write),
      ...(earlier.length > 0 && { earlier: earlier.map(handedIn.write) }),
    }),
  },
})

export const getTask = endpoint({
  method: 'GET',
  path: '/backend/get_tasks.php',
  sends: 'query',
  request: fields({ lessonNumber: ['lesson_number', text] }),
  data: {
    schema: v.object({ task: oneTask }),
    write: ({ task: one }) => ({ task: one && task.write(one) }),
  },
})

const link = (name: string) =>
  v.pipe(
    requiredText(`${name} is required.`),
    v.check(isWebAddress, `${name} must be a web address that starts with https:// or http://.`),
  )

const submission = fields({
  fullName: ['full_name', requiredText('Full name is required.')],
  // The form labels lesson_number 'Task Number' and task_number 'Lesson Number' (spec 3).
  lessonNumber: ['lesson_number', requiredText('Task number is required.', MAX_INDEXED_LENGTH)],
  taskNumber: ['task_number', requiredText('Lesson number is required.')],
  studentId: ['student_id', requiredText('Student ID is required.')],
  documentLink: ['document_link', link('Documents link')],
  videoLink: ['video_link', link('Video link')],
  /** Added from the stored cohort, never typed. */
  cohort: ['course_cohort', text],
})

export type Submission = v.InferOutput<typeof submission.schema>

export const submitTask = endpoint({
  method: 'POST',
  path: '/backend/submit_task.php',
  sends: 'form',
  lenientSuccess: true,
  request: submission,
  data: nothing,
})
