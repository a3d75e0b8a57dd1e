import type { Database } from '../store/database.ts'
import { nameOf, whoSees } from './audience-words.ts'
import type { Command } from './command.ts'
import { importRows, type Importing } from './import-and-log.ts'

/**
 * Stores links as a row of a file would.
 * @returns what happened, line by line
 * @throws {StartError} when a link or an audience is not right; then nothing was changed
 */
export async function setLinks(
  db: Database,
  { audience, links, dryRun }: Extract<Command, { kind: 'set-links' }>,
  importing: Importing,
): Promise<string[]> {
  const row = { ...audience, ...links }
  const { counts, notes } = await importRows(db, 'links', [row], { dryRun }, importing)
  const named = nameOf(audience)
  const lines = counts.unchanged > 0 ? [`Nothing new: ${named.words} had this already.`] : []
  for (const [field, value] of Object.entries(links)) {
    if (value === '-') lines.push(`${field} of ${named.words} is removed.`)
    else {
      const seen = await whoSees(db, named, field)
      lines.push(`${field} of ${named.words} is ${value}. ${seen.join(' ')}`)
    }
  }
  return [...lines, ...notes.map((note) => `Please check: ${note}`)]
}
