import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { PROJECT } from '../../project.ts'
import { startPortal, startProgram, type Program } from '../../start-program.ts'
import type { School } from './school.ts'

/** The server as a school runs it, with its log on. */
export function startSchool({ env }: School): Promise<Program> {
  return startPortal({ NODE_ENV: 'production', ...env })
}

/** Bare node:http on the embedded database. */
export function startBare({ folder }: School): Promise<Program> {
  return startProgram('scripts/bench/server/bare.ts', {
    args: [path.join(folder, 'school.sqlite')],
  })
}

/** How many passwords a second this machine hashes, as many at once as the server does, and nothing else. */
export async function hashingRate(): Promise<number> {
  const child = spawn(process.execPath, ['scripts/bench/server/hash.ts'], { cwd: PROJECT })
  let said = ''
  child.stdout.on('data', (text: Buffer) => (said += text.toString()))
  await once(child, 'close')
  return Number(said)
}
