import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** Runs one of the programs as npm run does; nothing of the surroundings that changes what it prints. */
export function runProgram(name: string, args: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const file = fileURLToPath(new URL(`../../scripts/${name}.ts`, import.meta.url))
  const { PATH, HOME } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, [file, ...args], {
    encoding: 'utf8',
    env: { PATH, HOME, ...env },
  })
  return { status, out: stdout.trimEnd(), error: stderr.trimEnd() }
}
