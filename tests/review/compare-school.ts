import { fileURLToPath } from 'node:url'
import { readContentFiles } from '../../scripts/content/files/read-files.ts'
import { compareVersions, type Comparison } from '../../scripts/review/compare.ts'
import { versionOf, type Version } from '../../scripts/review/version.ts'
import { schoolFiles, type Changes } from '../content/school.ts'
import { BEFORE, type Example } from './examples.ts'

/** What the review finds in the small school after these changes. */
export function compareAfter(changes: Changes): Comparison {
  return compareInTurn({}, changes)
}

/** What it finds in the second changes, when the first are there already. */
export function compareInTurn(first: Changes, second: Changes): Comparison {
  const before = schoolFiles(first)
  return compareVersions(versionOf(before), versionOf(schoolFiles(second, before), before))
}

const FIXED_SCHOOL = fileURLToPath(new URL('../school', import.meta.url))

/** Both versions of an example. */
export function versionsOf({ changes }: Example): { base: Version; head: Version } {
  const base = schoolFiles(BEFORE, readContentFiles(FIXED_SCHOOL))
  return { base: versionOf(base), head: versionOf(schoolFiles(changes, base), base) }
}
