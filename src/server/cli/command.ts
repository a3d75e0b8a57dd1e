import type { Passwords } from '../security/password.ts'
import type { Env } from '../settings-file.ts'
import { StartError } from '../start-error.ts'
import type { BuiltPortal } from './built-portal.ts'

export type ImportName = 'students' | 'links' | 'messages' | 'tasks'

/** Instead of a file's name: standard input, or standard output. */
export const STANDARD = '-'

/** Where a command runs, and with what. */
export type Context = {
  readonly env: Env
  readonly terminal: Readonly<Record<'log' | 'error', (text: string) => void>>
  readonly passwords: Passwords
  /** What '-' reads … */
  readonly input: AsyncIterable<Uint8Array>
  /** … and where it writes. */
  readonly output: NodeJS.WritableStream
  readonly portal?: BuiltPortal
}

/** What a command reports, line by line; or whether all is well, where it has printed that itself. */
export type Report = readonly string[] | boolean

/** What follows the name of a command. */
export type Given = {
  /** What is no option. */
  readonly words: readonly string[]
  /** The options with a value. */
  readonly texts: Readonly<Record<string, string>>
  /** The options without one. */
  readonly flags: ReadonlySet<string>
}

export type Command = {
  /** The names of its options; one with a value ends in '='. */
  readonly options: readonly string[]
  /** @throws {WrongCommand} when the words mean nothing; then nothing was opened */
  readonly run: (given: Given, context: Context) => Promise<Report>
}

/** Said where a command waits for --yes. */
export const ADD_YES = 'Nothing was changed. Add --yes to do it.'

/** A command line that means nothing, and what to write. */
export class WrongCommand extends StartError {}
