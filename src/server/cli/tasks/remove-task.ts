import { lessonKey } from '../../../contract/lesson-number.ts'
import { StartError } from '../../start-error.ts'
import { serializableTransaction, type Database } from '../../store/database.ts'
import { sendersIn } from '../../store/lessons.ts'
import { removeTasks, tasksOfCohorts, type TaskRow } from '../../store/imports/tasks.ts'
import { ADD_YES } from '../command.ts'
import { refuseUnknown } from '../refuse-unknown.ts'

type Meant = { readonly isSure: boolean; readonly dryRun: boolean }

/**
 * Removes a task. What students have handed in stays.
 * @returns a report, line by line
 * @throws {StartError} when there is no such task, or nobody has said that it is meant
 */
export async function removeTask(
  db: Database,
  cohort: string,
  lesson: string,
  { isSure, dryRun }: Meant,
): Promise<string[]> {
  return serializableTransaction(db, async (trx) => {
    await refuseUnknown(trx, { cohort, lesson })
    const task = meant(await tasksOfCohorts(trx, [cohort]), cohort, lesson)
    const name = `Lesson ${task.lesson_number} of '${cohort}' (${task.title})`
    const senders = (await sendersIn(trx, cohort)).get(task.lesson_number)?.size ?? 0
    const lines =
      senders === 0 ? ['Nobody has handed it in.'] : [`Handed in by ${senders}. ${STAYS}`]
    if (!isSure && !dryRun) {
      throw new StartError([`This removes ${name}.`, ...lines, ADD_YES].join('\n'))
    }
    if (!dryRun) await removeTasks(trx, [task.id])
    return [`${name} is removed.`, ...lines]
  })
}

const STAYS = 'What was handed in stays: school export submissions shows it.'

/** The task with exactly this number, or else the only one with another writing of it. */
function meant(tasks: readonly TaskRow[], cohort: string, lesson: string): TaskRow {
  const alike = tasks.filter((task) => lessonKey(task.lesson_number) === lessonKey(lesson))
  const task = alike.length === 1 ? alike[0] : alike.find((one) => one.lesson_number === lesson)
  if (task !== undefined) return task
  const numbers = alike.map((one) => `'${one.lesson_number}'`).toSorted()
  throw new StartError(
    numbers.length === 0
      ? `'${cohort}' has no task of lesson '${lesson}'.`
      : `'${cohort}' has several of these: write one of ${numbers.join(', ')}.`,
  )
}
