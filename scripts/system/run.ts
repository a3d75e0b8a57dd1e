import type { StdioOptions } from 'node:child_process'
import { x } from 'tinyexec'
import { PROJECT } from './project.ts'
import { isSystemError } from './system-error.ts'

type RunOptions = {
  readonly env?: Readonly<Record<string, string>>
  /** Keep what the command prints to itself. */
  readonly quiet?: boolean
}

/**
 * Runs a command in the project's folder and answers its exit code; 127 when there is no such command.
 * The tools of node_modules are found by their names, on Windows too, where they are scripts.
 */
export async function run(
  command: string,
  args: readonly string[],
  { env = {}, quiet = false }: RunOptions = {},
): Promise<number> {
  const stdio: StdioOptions = quiet ? 'ignore' : ['ignore', 'inherit', 'inherit']
  try {
    const nodeOptions = { cwd: PROJECT, env, stdio }
    const { exitCode } = await x(command, args, { nodeOptions })
    return exitCode ?? 1 // a signal ended it
  } catch (cause) {
    if (!isSystemError(cause)) throw cause
    if (!quiet) console.error(`${command} cannot be started: ${cause.message}`)
    return 127
  }
}
