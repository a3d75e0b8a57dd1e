import { readFileSync } from 'node:fs'
import { StartError } from '../start-error.ts'

/** The settings, by name. */
export type Env = Readonly<Record<string, string | undefined>>

/** Where deploy/school opens the settings of the service, which only root can read. */
const OPENED_BY_ROOT = 3

/** What deploy/Dockerfile says in PORTAL_SETTINGS: the settings are in the environment. */
export const IN_CONTAINER = 'container'

/**
 * The environment, with the settings of the service where deploy/school names their file in PORTAL_SETTINGS. As in
 * systemd, they count more than the environment.
 * @throws {StartError} when a line cannot be read
 */
export function withSettings(env: Env): Env {
  const file = env['PORTAL_SETTINGS']
  if (!file || file === IN_CONTAINER) return withoutQuotes(env)
  return { ...env, ...readSettings(readFileSync(OPENED_BY_ROOT, 'utf8'), file) }
}

/** The environment. That of a container is read like the file, because docker run --env-file leaves its quotes. */
export function withoutQuotes(env: Env): Env {
  if (env['PORTAL_SETTINGS'] !== IN_CONTAINER) return env
  const values = Object.entries(env).map(([name, value = '']) => [name, quoted(value) ?? value])
  return Object.fromEntries(values)
}

/**
 * Reads the lines of an EnvironmentFile as systemd does (systemd.exec(5)), and refuses what its versions, or a reader
 * who knows shells, may take for something else.
 * @param file its name, for the message
 * @throws {StartError} which names each such line, never a value
 */
export function readSettings(text: string, file: string): Record<string, string> {
  const settings: Record<string, string> = {}
  const problems: string[] = []
  for (const [index, line] of text.split(/\r\n|\n|\r/).entries()) {
    const read = readLine(line)
    if (typeof read === 'string') problems.push(`  line ${index + 1}: ${read}`)
    else if (read !== null) settings[read.name] = read.value
  }
  if (problems.length > 0) {
    throw new StartError([`Please correct ${file}:`, ...problems].join('\n'))
  }
  return settings
}

/** @returns null for a line without a setting, or what is wrong with it */
function readLine(line: string): { name: string; value: string } | string | null {
  if (/\p{Cc}|\uFFFD|\uFEFF/u.test(line.replaceAll('\t', ' '))) {
    return 'it holds a sign that is no text. Save the file as UTF-8, without a byte-order mark.'
  }
  if (/^\s*([#;]|$)/.test(line)) {
    return line.endsWith('\\') ? 'a comment must not end with a backslash.' : null
  }
  const [, name, value = ''] = /^\s*([a-z_]\w*)\s*=\s*(.*?)\s*$/i.exec(line) ?? []
  if (name === undefined) return 'write NAME=value, without export.'
  const text = quoted(value)
  if (text !== undefined) return { name, value: text }
  if (/^['"]/.test(value)) return 'the quotes must begin and end the value, on one line.'
  if (value.includes('\\')) return 'put a value with a backslash into single quotes.'
  if (/\s#/.test(value)) return 'put a comment on a line of its own, or a value with # into quotes.'
  return { name, value }
}

/** The text between quotes; undefined where they do not begin and end the value. */
function quoted(value: string): string | undefined {
  const single = /^'([^']*)'$/.exec(value)?.[1]
  const double = /^"((?:[^"\\]|\\["\\`$])*)"$/.exec(value)?.[1]
  return single ?? double?.replace(/\\(.)/g, '$1')
}
