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
    const known = await cohortsIn(db)
    if (!known.includes(cohort)) {
      throw new StartError(`There is no cohort '${cohort}'.${oneOf(cohort, known)}`)
    }
  }
  if (lesson === undefined) return
  const known = await lessonsIn(db, cohort)
  if (known.some((one) => lessonKey(one) === lessonKey(lesson))) return
  const of = cohort === undefined ? '' : ` of '${cohort}'`
  throw new StartError(
    `There is no task or submission of lesson '${lesson}'${of}.${oneOf(lesson, known)}`,
  )
}

function oneOf(word: string, known: readonly string[]): string {
  const meant = suggest(word, known)
  return meant === '' && known.length > 0 ? ` There are: ${listed(known)}.` : meant
}
