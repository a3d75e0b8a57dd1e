import type { Database, Tables } from '../../db/schema.ts'
import { chunksOf } from './chunks.ts'

export type TaskRow = Tables['tasks']
/** What an import can change of a task. */
export type TaskField = Exclude<keyof TaskRow, 'id' | 'cohort' | 'lesson_number'>

/** Cohort and lesson number, as one text. */
export function taskKey({
  cohort,
  lesson_number: lesson,
}: Pick<TaskRow, 'cohort' | 'lesson_number'>) {
  return `${cohort}\n${lesson}`
}

/** In the order of their lesson numbers: PostgreSQL has none of its own. */
export async function tasksOfCohorts(db: Database, cohorts: readonly string[]): Promise<TaskRow[]> {
  const rows: TaskRow[] = []
  for (const some of chunksOf(cohorts)) {
    const tasks = db.selectFrom('tasks').selectAll().where('cohort', 'in', some)
    rows.push(...(await tasks.orderBy('cohort').orderBy('lesson_number').execute()))
  }
  return rows
}

export async function removeTasks(db: Database, ids: readonly string[]): Promise<void> {
  for (const some of chunksOf(ids)) {
    await db.deleteFrom('tasks').where('id', 'in', some).execute()
  }
}

/** Adds or replaces tasks. A task keeps its id. */
export async function saveTasks(db: Database, tasks: readonly TaskRow[]): Promise<void> {
  for (const some of chunksOf(tasks)) {
    await db
      .insertInto('tasks')
      .values(some)
      .onConflict((conflict) =>
        conflict.columns(['cohort', 'lesson_number']).doUpdateSet(
          (eb) =>
            ({
              title: eb.ref('excluded.title'),
              due_date: eb.ref('excluded.due_date'),
              time: eb.ref('excluded.time'),
              details: eb.ref('excluded.details'),
            }) satisfies Record<TaskField, unknown>,
        ),
      )
      .execute()
  }
}
