import type { StdioOptions } from 'node:child_process'
import { x } from 'tinyexec'
import { PROJECT } from './project.ts'
import { isSystemError } from './system-error.ts'

type RunOptions = {
  readonly env?: Readonly<Record<string, string>>
  /** Do not print the output of the command. */
  readonly quiet?: boolean
}

/**
 * Runs a command in the project's folder and returns its exit code; 127 if there is no such command.
 * Finds the tools of node_modules by name, on Windows too.
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
    return exitCode ?? 1 // ended by a signal
  } catch (cause) {
    if (!isSystemError(cause)) throw cause
    if (!quiet) console.error(`${command} cannot be started: ${cause.message}`)
    return 127
  }
}
