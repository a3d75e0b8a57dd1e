import type { AudienceCells, Command } from './command.ts'
import { columnNames } from './table/columns.ts'
import { isSet, textOf, wrong, type Values } from './verb.ts'

/** The options that say for whom a link or a message is. */
export const AUDIENCE = ['everyone', 'cohort', 'student'] as const

/** @returns a sentence unless exactly one audience is named */
function readAudience(values: Values): AudienceCells | string {
  const [cohort, student] = [textOf(values, 'cohort'), textOf(values, 'student')]
  if (AUDIENCE.filter((name) => values[name] !== undefined).length !== 1) {
    return "Say for whom: --everyone, --cohort 'Cohort 7' or --student ADDRESS."
  }
  if (cohort !== undefined) return { course_cohort: cohort }
  return student === undefined ? {} : { email: student }
}

/** Reads what follows `set links`. */
export function readSetLinks(words: readonly string[], values: Values): Command {
  const audience = readAudience(values)
  if (typeof audience === 'string') return wrong(audience)
  const links: Record<string, string> = {}
  for (const word of words) {
    const [, name, value = ''] = /^([^=]+)=(.*)$/s.exec(word) ?? []
    const [field] = columnNames(name === undefined ? [] : [name])
    if (field === undefined) return wrong(`Write class_link=https://… instead of '${word}'.`)
    if (value === '') return wrong(`${field}= has no address. ${field}=- removes the link.`)
    if (field in links) return wrong(`${field} appears twice.`)
    links[field] = value
  }
  if (words.length === 0) return wrong('Name one link or several: class_link=https://…')
  return { kind: 'set-links', audience, links, dryRun: isSet(values, 'dry-run') }
}

/** Reads what follows `message`. */
export function readMessage(words: readonly string[], values: Values): Command {
  const audience = readAudience(values)
  if (typeof audience === 'string') return wrong(audience)
  const [text, ...more] = words
  const [from = '', until = ''] = [textOf(values, 'from'), textOf(values, 'until')]
  const dryRun = isSet(values, 'dry-run')
  if (isSet(values, 'remove')) {
    if (text !== undefined || until !== '') return wrong('--remove takes no text and no --until.')
    return { kind: 'message', audience, text: null, from, until, dryRun }
  }
  if (text === undefined || text.trim() === '') return wrong('The text of the message is missing.')
  if (more.length > 0) return wrong("Put the text between quotation marks: 'Tonight at 8 PM'")
  return { kind: 'message', audience, text, from, until, dryRun }
}
