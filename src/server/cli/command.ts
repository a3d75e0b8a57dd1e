import type { Passwords } from '../security/password.ts'
import type { Env } from '../settings/settings-file.ts'
import { StartError } from '../start-error.ts'

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
  /** The folder of the built portal, which names the fields that the school stores, and its zone. */
  readonly portal: string
}

/** What a command reports, line by line; or whether all is well, where it has printed that itself. */
export type Report = readonly string[] | boolean

type Texts = 'cohort' | 'lesson' | 'from' | 'to' | 'until' | 'student' | 'mail' | 'address'
type Flags = 'dryRun' | 'new' | 'overwritePasswords' | 'replace' | 'everyone' | 'remove' | 'yes'
type MoreFlags = 'keepSubmissions' | 'force' | 'nightly'

/** The options that were given, of whatever command. */
export type Given = Readonly<Partial<Record<Texts, string> & Record<Flags | MoreFlags, boolean>>>

/** Said where a command waits for --yes. */
export const ADD_YES = 'Nothing was changed. Add --yes to do it.'

/** A command line that means nothing, and what to write. */
export class WrongCommand extends StartError {}
