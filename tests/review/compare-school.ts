import { compareVersions, type Comparison } from '../../scripts/review/compare.ts'
import { versionOf } from '../../scripts/review/version.ts'
import { schoolFiles, type Changes } from '../content/school.ts'

/** What the review finds in the small school after these changes. */
export function compareAfter(changes: Changes): Comparison {
  return compareInTurn({}, changes)
}

/** What it finds in the second changes, when the first are there already. */
export function compareInTurn(first: Changes, second: Changes): Comparison {
  const before = schoolFiles(first)
  return compareVersions(versionOf(before), versionOf(schoolFiles(second, before)))
}
