import type { Database } from '../../store/database.ts'
import { whoSees, type Audience } from './audience.ts'
import { WrongCommand, type Context } from '../command.ts'
import { importRows } from '../import/run-import.ts'
import { columnNames } from '../table/columns.ts'

/** By field; '-' removes the link, as in a file. */
type Links = Readonly<Record<string, string>>

/** Reads words such as class_link=https://… */
export function readLinks(words: readonly string[]): Links {
  const links: Record<string, string> = {}
  for (const word of words) {
    const [, name, value = ''] = /^([^=]+)=(.*)$/s.exec(word) ?? []
    const [field] = columnNames(name === undefined ? [] : [name])
    if (field === undefined) {
      throw new WrongCommand(`Write class_link=https://… instead of '${word}'.`)
    }
    if (value === '') {
      throw new WrongCommand(`${field}= has no address. ${field}=- removes the link.`)
    }
    if (field in links) throw new WrongCommand(`${field} appears twice.`)
    links[field] = value
  }
  return links
}

/**
 * Stores links as a row of a file would.
 * @returns what happened, line by line
 * @throws {StartError} when a link or an audience is not right; then nothing was changed
 */
export async function setLinks(
  db: Database,
  audience: Audience,
  links: Links,
  dryRun: boolean,
  context: Context,
): Promise<string[]> {
  const row = { ...audience.cells, ...links }
  const { counts, checks } = await importRows(db, 'links', [row], dryRun, context)
  const lines = counts.unchanged > 0 ? [`Nothing new: ${audience.words} had this already.`] : []
  for (const [field, value] of Object.entries(links)) {
    const link = `${field} of ${audience.words} is`
    if (value === '-') lines.push(`${link} removed.`)
    else lines.push(`${link} ${value}. ${await whoSees(db, audience, field)}`)
  }
  return [...lines, ...checks]
}
