import { compareVersions, type Entry, type Review } from '../../../scripts/review/compare.ts'
import { reportMarkdown, reportSections } from '../../../scripts/review/report.ts'
import { versionOf } from '../../../scripts/review/version.ts'
import { schoolFiles, type Changes } from '../content/good-school.ts'

/** The review of changes to the small school; `first` is in both versions. */
export function reviewOf(changes: Changes, first: Changes = {}): Review {
  const before = schoolFiles(first)
  return compareVersions(versionOf(before), versionOf(schoolFiles(changes, before)))
}

/** The entries as one reads them: 'changed Class Link'. */
export function entriesOf({ entries }: Review): string[] {
  return entries.map(({ kind, title }) => `${kind} ${title}`)
}

/** The one entry of changes to the small school. */
export function onlyEntry(changes: Changes, first: Changes = {}): Entry {
  const { entries } = reviewOf(changes, first)
  const [entry] = entries
  if (entry === undefined || entries.length > 1) throw new Error(`${entries.length} entries`)
  return entry
}

export function reportOf(changes: Changes, first: Changes = {}): string {
  return reportMarkdown(reportSections(reviewOf(changes, first), { missing: [] }))
}
