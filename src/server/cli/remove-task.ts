import { lessonKey } from '../../contract/lesson-number.ts'
import { StartError } from '../start-error.ts'
import type { Database } from '../store/database.ts'
import { sendersIn } from '../store/handed-in.ts'
import { removeTasks, tasksOfCohorts, type TaskRow } from '../store/imports/tasks.ts'
import type { RemoveTask } from './command.ts'
import { inOneStep } from './dry-run.ts'
import { refuseUnknown } from './refuse-unknown.ts'

/**
 * Removes a task. What students have handed in stays.
 * @returns a report, line by line
 * @throws {StartError} when there is no such task, or nobody has said that it is meant
 */
export async function removeTask(
  db: Database,
  { cohort, lesson, isSure }: RemoveTask,
  dryRun: boolean,
): Promise<string[]> {
  return inOneStep(db, dryRun, async (trx) => {
    await refuseUnknown(trx, { cohort, lesson })
    const task = meant(await tasksOfCohorts(trx, [cohort]), cohort, lesson)
    const name = `Lesson ${task.lesson_number} of '${cohort}' (${task.title})`
    const senders = (await sendersIn(trx, cohort)).get(task.lesson_number)?.size ?? 0
    const sent = `${senders === 0 ? 'Nobody has' : senders === 1 ? '1 student has' : `${senders} students have`} handed it in.`
    const lines = senders === 0 ? [sent] : [sent, STAYS]
    if (!isSure && !dryRun) {
      throw new StartError([`This removes ${name}.`, ...lines, SURE].join('\n'))
    }
    await removeTasks(trx, [task.id])
    return [`${name} is removed.`, ...lines]
  })
}

const STAYS = 'What was handed in stays: school export submissions shows it.'
const SURE = 'Nothing was changed. Add --yes to do it.'

/** The task with exactly this number, or else the only one with another writing of it. */
function meant(tasks: readonly TaskRow[], cohort: string, lesson: string): TaskRow {
  const alike = tasks.filter((task) => lessonKey(task.lesson_number) === lessonKey(lesson))
  const exact = alike.find((task) => task.lesson_number === lesson)
  const [task, ...others] = exact === undefined ? alike : [exact]
  if (task === undefined) throw new StartError(`'${cohort}' has no task of lesson '${lesson}'.`)
  if (others.length === 0) return task
  const numbers = alike.map((one) => `'${one.lesson_number}'`).toSorted()
  throw new StartError(`'${cohort}' has several of these: write one of ${numbers.join(', ')}.`)
}
