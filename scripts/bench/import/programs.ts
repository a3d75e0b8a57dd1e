import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { PROJECT } from '../../project.ts'

type Environment = Readonly<Record<string, string>>

/** Runs npm run school to its end. */
export async function timeProgram(words: readonly string[], env: Environment) {
  const begun = performance.now()
  const child = spawn(process.execPath, ['src/server/cli/main.ts', ...words], {
    cwd: PROJECT,
    env: { PATH: process.env['PATH'] ?? '', ...env },
    stdio: 'ignore',
  })
  let memory = ''
  const looking = setInterval(async () => {
    memory = (await peakMemory(child.pid)) ?? memory
  }, 50)
  const [code] = await once(child, 'exit')
  clearInterval(looking)
  if (code !== 0) throw new Error(`npm run school ended with ${code}`)
  return { seconds: (performance.now() - begun) / 1000, memory }
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
