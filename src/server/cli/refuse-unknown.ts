import { lessonKey } from '../../contract/lesson-number.ts'
import { StartError } from '../start-error.ts'
import type { Database } from '../store/database.ts'
import type { ExportFilter } from '../store/export-rows.ts'
import { cohortsIn } from '../store/cohorts.ts'
import { lessonsIn } from '../store/lessons.ts'
import { listed } from './listed.ts'
import { suggest } from '../settings/suggest.ts'

/** @throws {StartError} when the school has nothing under this cohort or lesson number */
export async function refuseUnknown(
  db: Database,
  { cohort, lesson }: Pick<ExportFilter, 'cohort' | 'lesson'>,
): Promise<void> {
  if (cohort !== undefined) {
    const cohorts = await cohortsIn(db)
    if (!cohorts.includes(cohort)) {
      throw new StartError(`There is no cohort '${cohort}'.${oneOf(cohort, cohorts)}`)
    }
  }
  if (lesson === undefined) return
  const lessons = await lessonsIn(db, cohort)
  if (lessons.some((one) => lessonKey(one) === lessonKey(lesson))) return
  const of = cohort === undefined ? '' : ` of '${cohort}'`
  throw new StartError(
    `There is no task or submission of lesson '${lesson}'${of}.${oneOf(lesson, lessons)}`,
  )
}

function oneOf(word: string, words: readonly string[]): string {
  const meant = suggest(word, words)
  return meant === '' && words.length > 0 ? ` There are: ${listed(words)}.` : meant
}
