import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { PROJECT } from '../../project.ts'

type Environment = Readonly<Record<string, string>>

/** The real server with its demo school, as a program of its own. */
export async function startServer(env: Environment) {
  const child = start('src/server/main.ts', [], { PORT: '0', ...env })
  let said = ''
  for await (const text of child.stdout) {
    said += String(text)
    const origin = /portal is at (http:\S+)/.exec(said)?.[1]
    if (origin === undefined) continue
    child.stdout.resume()
    return {
      origin,
      async stop() {
        const ended = once(child, 'exit')
        child.kill()
        await ended
      },
    }
  }
  throw new Error(`The server did not start: ${said}`)
}

/** Runs npm run school to its end. */
export async function timeProgram(words: readonly string[], env: Environment) {
  const begun = performance.now()
  const child = start('src/server/cli/main.ts', words, env)
  child.stdout.resume()
  let memory = ''
  const looking = setInterval(async () => {
    memory = (await peakMemory(child.pid)) ?? memory
  }, 50)
  const [code] = await once(child, 'exit')
  clearInterval(looking)
  if (code !== 0) throw new Error(`npm run school ended with ${code}`)
  return { seconds: (performance.now() - begun) / 1000, memory }
}

function start(script: string, words: readonly string[], env: Environment) {
  return spawn(process.execPath, [path.join(PROJECT, script), ...words], {
    cwd: PROJECT,
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
}

/** Linux says it; elsewhere the column stays empty. */
async function peakMemory(pid: number | undefined): Promise<string | undefined> {
  try {
    const status = await readFile(`/proc/${pid}/status`, 'utf8')
    const kilobytes = /VmHWM:\s+(\d+)/.exec(status)?.[1]
    return kilobytes && `${Math.round(Number(kilobytes) / 1000)} MB`
  } catch {
    return undefined // it has ended, or this is another system
  }
}
