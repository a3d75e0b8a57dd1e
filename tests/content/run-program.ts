import { spawnSync } from 'node:child_process'
import { npmScript } from '../../scripts/npm-script.ts'

/** Runs one of the programs as npm run does; nothing of the surroundings that changes what it prints. */
export function runProgram(
  name: Parameters<typeof npmScript>[0],
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
) {
  const { PATH, HOME } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, [...npmScript(name), ...args], {
    encoding: 'utf8',
    env: { PATH, HOME, ...env },
  })
  return { status, out: stdout.trimEnd(), error: stderr.trimEnd() }
}
