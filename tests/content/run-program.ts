import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import manifest from '../../package.json' with { type: 'json' }
import { PROJECT } from '../../scripts/project.ts'

/** Runs what npm run runs under this name; nothing of the surroundings that changes what it prints. */
export function runProgram(
  name: keyof typeof manifest.scripts,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
) {
  const [, script = ''] = manifest.scripts[name].split(' ') // node scripts/….ts
  const { PATH, HOME } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(PROJECT, script), ...args], {
    encoding: 'utf8',
    env: { PATH, HOME, ...env },
  })
  return { status, out: stdout.trimEnd(), error: stderr.trimEnd() }
}
