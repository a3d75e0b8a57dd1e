import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { PROJECT } from '../../scripts/system/project.ts'
import { temporaryFolder } from '../server/program.ts'
import { readDeploy } from './web-servers.ts'

const law = test.skipIf(inject('missing').includes('systemd-analyze'))

law('systemd accepts all units, and rates the exposure as low', async () => {
  const folder = await temporaryFolder()
  const jobs = ['backup', 'sync', 'update'].map((job) => `student-portal-${job}`)
  const names = [
    'student-portal.service',
    'student-portal.socket',
    ...jobs.flatMap((job) => [`${job}.service`, `${job}.timer`]),
  ]
  for (const name of [...names, 'student-portal-failed@.service']) {
    const written = (await readDeploy(name))
      .replaceAll('/opt/student-portal/current', PROJECT)
      .replace('/usr/local/sbin/student-portal-update', `${PROJECT}/deploy/update`)
    await writeFile(join(folder, name), written)
  }
  const failed = jobs.map((job) => `student-portal-failed@${job}.service.service`)
  const paths = [...names, ...failed].map((name) => join(folder, name))
  const verified = spawnSync('systemd-analyze', ['verify', ...paths], { encoding: 'utf8' })
  const about = verified.stderr.split('\n').filter((line) => line.includes('student-portal'))
  expect(about).toEqual([])
  for (const name of ['', '-sync', '-backup', '-failed@']) {
    const unit = join(folder, `student-portal${name}.service`)
    const security = ['security', '--offline=true', '--threshold=25', unit]
    const judged = spawnSync('systemd-analyze', security, { encoding: 'utf8' })
    expect(judged.stdout).toMatch(/Overall exposure level .*: [0-2]\.\d OK/)
  }
})
