import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { PROJECT } from '../../project.ts'

export type Program = { readonly origin: string; readonly end: () => Promise<void> }

/** The server as a school runs it, with its log on. */
export function startPortal(folder: string): Promise<Program> {
  return start('src/server/main.ts', [], { NODE_ENV: 'production', PORTAL_DATA: folder, PORT: '0' })
}

export function startBare(folder: string): Promise<Program> {
  return start('scripts/bench/server/bare.ts', [path.join(folder, 'school.sqlite')], {})
}

/** How many passwords a second this machine hashes, as many at once as the server does, and nothing else. */
export async function hashingRate(): Promise<number> {
  const child = spawn(process.execPath, ['scripts/bench/server/hash.ts'], { cwd: PROJECT })
  let said = ''
  child.stdout.on('data', (text: Buffer) => (said += text.toString()))
  await once(child, 'close')
  return Number(said)
}

async function start(
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Program> {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: PROJECT,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  let said = ''
  const origin = await new Promise<string>((resolve, reject) => {
    const hear = (text: Buffer): void => {
      said += text.toString()
      const found = /http:\/\/127\.0\.0\.1:\d+/.exec(said)
      if (found === null) return
      child.stdout.off('data', hear)
      resolve(found[0])
    }
    child.stdout.on('data', hear)
    void ended.then(() => reject(new Error(`${script} ended: ${said}`)))
  })
  // The lines of its log are read, as journald reads them, and dropped.
  child.stdout.resume()
  return {
    origin,
    async end() {
      child.kill()
      await ended
    },
  }
}
