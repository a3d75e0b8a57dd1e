import { spawnSync } from 'node:child_process'
import { cp, mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT } from '../../scripts/system/project.ts'
import { temporaryFolder } from '../server/program.ts'

const isWindows = process.platform === 'win32' // The programs below are shell scripts.

test.skipIf(isWindows)('without Chromium the browser step fails with advice', async () => {
  const folder = await temporaryFolder()
  const project = join(folder, 'project')
  const programs = join(project, 'node_modules', '.bin')
  await mkdir(programs, { recursive: true })
  for (const installer of ['playwright', 'apt-get']) {
    await writeFile(join(programs, installer), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  }
  await cp(join(PROJECT, 'scripts'), join(project, 'scripts'), { recursive: true })
  await symlink(join(PROJECT, 'node_modules'), join(folder, 'node_modules'))

  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/test.ts', 'browser'], {
    cwd: project,
    encoding: 'utf8',
    env: { PATH: programs, PLAYWRIGHT_BROWSERS_PATH: programs },
  })

  expect({ status, stderr }).toEqual({ status: 1, stderr: '' })
  expect(stdout).toMatch(
    /^Installing Chromium, which may take two minutes…\nNo browser test runs: .* Run `npx playwright install .*\n── browser: FAILED/m,
  )
})
