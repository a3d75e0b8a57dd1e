import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { PROJECT } from './project.ts'

export type Program = {
  /** Such as http://127.0.0.1:3000. */
  readonly origin: string
  /** Resolves when the process has ended. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<void>
}

type Environment = Readonly<Record<string, string>>

const SERVER = 'src/server/main.ts'

/**
 * Starts the portal's server as a process on a free port, with a clean environment. Reads and drops its
 * output.
 * @throws when it ends before it prints its address
 */
export async function startPortal(env: Environment): Promise<Program> {
  const child = spawn(process.execPath, [SERVER], {
    cwd: PROJECT,
    env: { PATH: process.env['PATH'] ?? '', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'close')
  const origin = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      const origin = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0]
      if (origin !== undefined) resolve(origin)
    })
    void ended.then(() => reject(new Error(`${SERVER} ended before it was ready`)))
  })
  return {
    origin,
    async stop(signal = 'SIGTERM') {
      child.kill(signal)
      await ended
    },
  }
}
