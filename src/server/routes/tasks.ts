import { Hono } from 'hono'
import { getTask, listTasks, submitTask } from '../../contract/tasks.ts'
import { addSubmission, findTask, tasksOf } from '../store/tasks.ts'
import { refusal, success } from './answer.ts'
import { forStudent, type SessionParts } from './for-student.ts'

const NOT_FOUND = 'Task not found.' // spec 8
const WITHOUT_QUERY = 'A cohort or a lesson number is required.'

export function tasksRoutes(parts: SessionParts) {
  const { db, clock } = parts

  const list = forStudent(parts, listTasks, async ({ cohort }, student, c) => {
    if (c.req.query('course_cohort') === undefined) return refusal(400, WITHOUT_QUERY)
    // Another cohort's tasks are none of the student's business.
    return success({ tasks: cohort === student.cohort ? await tasksOf(db, cohort) : [] })
  })

  const one = forStudent(parts, getTask, async ({ lessonNumber }, student) => {
    const task = await findTask(db, student.cohort, lessonNumber)
    return task === null ? refusal(404, NOT_FOUND) : success({ task })
  })

  return new Hono()
    .get(listTasks.path, (c) => (c.req.query('lesson_number') === undefined ? list(c) : one(c)))
    .post(
      submitTask.path,
      forStudent(parts, submitTask, async (submission, { id, cohort }) => {
        // The stored cohort counts, whatever the form says.
        await addSubmission(db, id, { ...submission, cohort }, clock.now())
        return success(null, 'Task submitted.')
      }),
    )
}
