import * as z from 'zod/mini'
import { isWebAddress } from './address.ts'
import { endpoint } from './endpoint.ts'
import { nothing } from './reply.ts'
import { requiredText, text } from './text.ts'

export type Task = {
  readonly id: string
  readonly title: string
  readonly lessonNumber: string
  /** As stored: YYYY-MM-DD with or without a time is a date, anything else is shown as it is. */
  readonly dueDate: string
  readonly time: string
  /** HTML from a backend: never to reach the page unsanitised. */
  readonly details: string
}

export type Submission = {
  readonly fullName: string
  readonly lessonNumber: string
  readonly taskNumber: string
  readonly studentId: string
  readonly documentLink: string
  readonly videoLink: string
  /** Added from the stored cohort, never typed. */
  readonly cohort: string
}

const ourTask = z.object({
  id: z.string(),
  title: z.string(),
  lessonNumber: z.string(),
  dueDate: z.string(),
  time: z.string(),
  details: z.string(),
})

const wireTask = z.object({
  id: text,
  title: text,
  lesson_number: text,
  due_date: text,
  time: text,
  details: text,
})

type WireTask = z.output<typeof wireTask>

function decodeTask(wire: WireTask): Task {
  const { lesson_number: lessonNumber, due_date: dueDate, ...rest } = wire
  return { ...rest, lessonNumber, dueDate }
}

function encodeTask({ lessonNumber, dueDate, ...rest }: Task): WireTask {
  return { ...rest, lesson_number: lessonNumber, due_date: dueDate }
}

const none = z.literal(false)

// PHP writes an empty list as [] or false, and a list with a gap (array_filter leaves one) as an object.
const taskList = z.codec(
  z.optional(z.nullable(z.union([z.array(wireTask), z.record(z.string(), wireTask), none]))),
  z.array(ourTask),
  {
    decode: (wire) => (wire ? Object.values(wire).map(decodeTask) : []),
    encode: (tasks) => tasks.map(encodeTask),
  },
)

// Likewise PHP writes "no task" as [], {}, false or null.
const oneTask = z.codec(
  z.optional(z.nullable(z.union([wireTask, z.tuple([]), none]))),
  z.nullable(ourTask),
  {
    decode: (wire) => {
      if (!wire || Array.isArray(wire)) return null
      return Object.values(wire).every((value) => value === '') ? null : decodeTask(wire)
    },
    encode: (task) => (task === null ? null : encodeTask(task)),
  },
)

export const listTasks = endpoint({
  method: 'GET',
  path: '/backend/get_tasks.php',
  sends: 'query',
  request: z.codec(z.object({ course_cohort: text }), z.object({ cohort: z.string() }), {
    decode: (wire) => ({ cohort: wire.course_cohort }),
    encode: ({ cohort }) => ({ course_cohort: cohort }),
  }),
  data: z.object({ tasks: taskList }),
})

export const getTask = endpoint({
  method: 'GET',
  path: '/backend/get_tasks.php',
  sends: 'query',
  request: z.codec(z.object({ lesson_number: text }), z.object({ lessonNumber: z.string() }), {
    decode: (wire) => ({ lessonNumber: wire.lesson_number }),
    encode: ({ lessonNumber }) => ({ lesson_number: lessonNumber }),
  }),
  data: z.object({ task: oneTask }),
})

const link = (name: string) =>
  requiredText(`${name} is required.`).check(
    z.refine(isWebAddress, `${name} must be a web address that starts with https:// or http://.`),
  )

export const submitTask = endpoint({
  method: 'POST',
  path: '/backend/submit_task.php',
  sends: 'form',
  successWithoutStatus: true,
  request: z.codec(
    z.object({
      full_name: requiredText('Full name is required.'),
      // The form labels lesson_number 'Task Number' and task_number 'Lesson Number' (spec 3).
      lesson_number: requiredText('Task number is required.'),
      task_number: requiredText('Lesson number is required.'),
      student_id: requiredText('Student ID is required.'),
      document_link: link('Documents link'),
      video_link: link('Video link'),
      course_cohort: text,
    }),
    z.object({
      fullName: z.string(),
      lessonNumber: z.string(),
      taskNumber: z.string(),
      studentId: z.string(),
      documentLink: z.string(),
      videoLink: z.string(),
      cohort: z.string(),
    }),
    {
      decode: (wire) => ({
        fullName: wire.full_name,
        lessonNumber: wire.lesson_number,
        taskNumber: wire.task_number,
        studentId: wire.student_id,
        documentLink: wire.document_link,
        videoLink: wire.video_link,
        cohort: wire.course_cohort,
      }),
      encode: (ours) => ({
        full_name: ours.fullName,
        lesson_number: ours.lessonNumber,
        task_number: ours.taskNumber,
        student_id: ours.studentId,
        document_link: ours.documentLink,
        video_link: ours.videoLink,
        course_cohort: ours.cohort,
      }),
    },
  ),
  data: nothing,
})
