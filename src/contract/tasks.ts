import * as z from 'zod/mini'
import { isWebAddress } from './address.ts'
import { endpoint } from './endpoint.ts'
import { fields } from './fields.ts'
import { nothing } from './reply.ts'
import { requiredText, text } from './text.ts'

const task = fields({
  id: ['id', text],
  title: ['title', text],
  lessonNumber: ['lesson_number', text],
  /** As stored: YYYY-MM-DD with or without a time is a date, anything else is shown as it is. */
  dueDate: ['due_date', text],
  time: ['time', text],
  /** HTML from a backend: never to reach the page unsanitised. */
  details: ['details', text],
})

export type Task = z.output<typeof task>

const none = z.literal(false)

// PHP writes an empty list as [] or false, and a list with a gap (array_filter leaves one) as an object.
const taskList = z.codec(
  z.optional(z.nullable(z.union([z.array(task), z.record(z.string(), task), none]))),
  z.custom<readonly Task[]>(),
  {
    decode: (wire) => (wire ? Object.values(wire) : []),
    encode: (tasks) => [...tasks],
  },
)

// Likewise PHP writes "no task" as [], {}, false or null.
const oneTask = z.codec(
  z.optional(z.nullable(z.union([task, z.tuple([]), none]))),
  z.custom<Task | null>(),
  {
    decode: (wire) => {
      if (!wire || Array.isArray(wire)) return null
      return Object.values(wire).every((value) => value === '') ? null : wire
    },
    encode: (one) => one,
  },
)

export const listTasks = endpoint({
  method: 'GET',
  path: '/backend/get_tasks.php',
  sends: 'query',
  request: fields({ cohort: ['course_cohort', text] }),
  data: z.object({ tasks: taskList }),
})

export const getTask = endpoint({
  method: 'GET',
  path: '/backend/get_tasks.php',
  sends: 'query',
  request: fields({ lessonNumber: ['lesson_number', text] }),
  data: z.object({ task: oneTask }),
})

const link = (name: string) =>
  requiredText(`${name} is required.`).check(
    z.refine(isWebAddress, `${name} must be a web address that starts with https:// or http://.`),
  )

const submission = fields({
  fullName: ['full_name', requiredText('Full name is required.')],
  // The form labels lesson_number 'Task Number' and task_number 'Lesson Number' (spec 3).
  lessonNumber: ['lesson_number', requiredText('Task number is required.')],
  taskNumber: ['task_number', requiredText('Lesson number is required.')],
  studentId: ['student_id', requiredText('Student ID is required.')],
  documentLink: ['document_link', link('Documents link')],
  videoLink: ['video_link', link('Video link')],
  /** Added from the stored cohort, never typed. */
  cohort: ['course_cohort', text],
})

export type Submission = z.output<typeof submission>

export const submitTask = endpoint({
  method: 'POST',
  path: '/backend/submit_task.php',
  sends: 'form',
  successWithoutStatus: true,
  request: submission,
  data: nothing,
})
