import { constants, getPriority, setPriority } from 'node:os'
import { asError } from '../log.ts'
import { portalFolder } from '../built/portal-folder.ts'
import { createPasswords } from '../security/password.ts'
import { withSettings } from '../settings/settings-file.ts'
import { StartError } from '../start-error.ts'
import { failureOf } from '../store/database.ts'
import type { Context } from './command.ts'
import { runCommand } from './run-command.ts'

/** npm run school. @returns the exit code */
export async function runSchool(words: readonly string[], context: Context): Promise<number> {
  const { terminal } = context
  try {
    const env = withSettings(context.env)
    return (await runCommand(words, { ...context, env })) ? 0 : 1
  } catch (error) {
    const failure = failureOf(error)
    if (error instanceof StartError) terminal.error(error.message)
    else if (failure !== null) terminal.error(`${FAILED[failure]} Nothing was changed.`)
    else throw error
    return 1
  }
}

const CONFLICT = 'Other programs kept changing the same rows.'
const FAILED = {
  unavailable: 'The database did not answer, or another program is writing to it.',
  conflict: CONFLICT,
  'foreign-key': CONFLICT,
  'disk-full': 'The disk is full.',
  unwritable: 'The database cannot be read or written. Is its disk full, broken or read-only?',
} as const

if (import.meta.main) {
  // Gives way to a running server. Set before any thread starts, because threads keep their priority.
  const { PRIORITY_BELOW_NORMAL } = constants.priority
  if (getPriority() < PRIORITY_BELOW_NORMAL) setPriority(PRIORITY_BELOW_NORMAL)
  const portal = portalFolder(process.env)
  const terminal = {
    log: console.log,
    error: (text: string) => console.error(asError(text, process.env)),
  }
  const streams = { input: process.stdin, output: process.stdout }
  // A reader such as head may leave early, which the write then reports.
  process.stdout.on('error', () => {})
  const passwords = createPasswords()
  const context = { env: process.env, terminal, ...streams, passwords, portal }
  process.exitCode = await runSchool(process.argv.slice(2), context)
}
