import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { PROJECT } from './project.ts'

export type Program = {
  /** Such as http://127.0.0.1:3000. */
  readonly origin: string
  /** Resolves when it has ended. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>
}

type Environment = Readonly<Record<string, string>>

/**
 * Starts one of the project's servers as a program of its own, with nothing else in its environment. What
 * it says is read and dropped, as a service's log is.
 * @param script its path in the project
 * @throws when it ends before it has said its address
 */
export async function startProgram(
  script: string,
  { args = [], env = {} }: { args?: readonly string[]; env?: Environment } = {},
): Promise<Program> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: PROJECT,
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close')
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0]
      if (found !== undefined) resolve(found)
    })
    void ended.then(() => reject(new Error(`${script} ended before it was ready`)))
  })
  return {
    origin,
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      await ended
    },
  }
}

/** The portal's server, on a port of its own. */
export function startPortal(env: Environment): Promise<Program> {
  return startProgram('src/server/main.ts', { env: { PORT: '0', ...env } })
}
