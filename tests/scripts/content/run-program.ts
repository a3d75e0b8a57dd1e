import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import manifest from '../../../package.json' with { type: 'json' }
import { PROJECT } from '../../../scripts/system/project.ts'

/** Runs what npm run runs under this name; nothing of the surroundings that changes what it prints. */
export function runProgram(
  name: keyof typeof manifest.scripts,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
) {
  const script = manifest.scripts[name].split(' ').at(-1) ?? '' // node … scripts/….ts
  const { PATH, HOME } = process.env
  // Kept code halves the time that each start takes.
  const NODE_COMPILE_CACHE = join(PROJECT, '.cache', 'programs')
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(PROJECT, script), ...args], {
    encoding: 'utf8',
    env: { PATH, HOME, NODE_COMPILE_CACHE, ...env },
  })
  return { status, out: stdout.trimEnd(), error: stderr.trimEnd() }
}
