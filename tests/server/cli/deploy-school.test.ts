import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { PROJECT } from '../../../scripts/system/project.ts'
import { temporaryFolder } from '../program.ts'

/** Runs deploy/school with these settings, as our own user. */
async function runSchool(settings: string, ...words: string[]) {
  const folder = await temporaryFolder()
  const file = join(folder, 'student-portal.env')
  await writeFile(file, settings.replaceAll('FOLDER', folder))
  const script = await readFile(join(PROJECT, 'deploy', 'school'), 'utf8')
  const ours = script
    .replaceAll('/opt/student-portal/current', PROJECT)
    .replace('/etc/student-portal.env', file)
    .replace(/setpriv .*\\\n/, '')
  const env = { ...process.env, DATABASE_URL: 'postgres://127.0.0.1:1/mine', PORTAL_DATA: '/mine' }
  const run = promisify(execFile)('sh', ['-c', ours, 'school', ...words], { env })
  const { stdout, stderr } = await run.catch((failed) => failed)
  return { folder, output: `${stdout}${stderr}` }
}

describe.skipIf(process.platform === 'win32')('deploy/school', () => {
  test('works on the school of the settings file, whatever the own environment says', async () => {
    const { folder, output } = await runSchool("PORTAL_DATA='FOLDER/the $chool & more'\n", 'doctor')
    expect(output).toContain(`The settings can be read: ${folder}/student-portal.env.`)
    expect(output).toContain(`There is no school in ${folder}/the $chool & more`)
  })

  test('refuses a file that the service reads otherwise', async () => {
    const { output } = await runSchool('export PORTAL_DATA=FOLDER/secret\n', 'backup', 'a.sqlite')
    expect(output).toContain('line 1: write NAME=value, without export.')
    expect(output).not.toContain('secret')
  })
})
