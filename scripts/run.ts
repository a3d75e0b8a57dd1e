import { spawn } from 'node:child_process'
import { PROJECT } from './project.ts'

type RunOptions = {
  readonly env?: Readonly<Record<string, string>>
  /** Keep what the command prints to itself. */
  readonly quiet?: boolean
}

/** Runs a command in the project's folder and answers its exit code; 127 when there is no such command. */
export function run(
  command: string,
  args: readonly string[],
  { env = {}, quiet = false }: RunOptions = {},
): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: PROJECT,
      env: { ...process.env, ...env },
      stdio: quiet ? 'ignore' : ['ignore', 'inherit', 'inherit'],
    })
    child.once('error', () => resolve(127))
    child.once('exit', (code) => resolve(code ?? 1))
  })
}
