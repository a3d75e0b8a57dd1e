import { execFileSync } from 'node:child_process'
import { readdir, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { tool } from '../server/cli/tool.ts'
import { query } from '../server/query.ts'

const law = test.skipIf(inject('missing').includes('pg_dump'))

law('a nightly copy of pg_dump is private, and can be restored', async () => {
  const { school, pipe, place, PORTAL_DATA } = await tool()
  const rows = 'email,full_name,course_cohort\neve@example.org,Eve,C\n'
  await pipe(rows, 'import', 'students', '-')
  const { code, output } = await school('backup', '--nightly')
  expect(output).toMatch(/\.dump: a copy of the school\.$/m)
  expect(code).toBe(0)
  const [name = ''] = await readdir(join(PORTAL_DATA, 'nightly'))
  const file = join(PORTAL_DATA, 'nightly', name)
  expect((await stat(file)).mode & 0o077).toBe(0)
  const other = `${place}_restored`
  await query(place, `create database ${basename(other)} template template0`)
  execFileSync('pg_restore', ['--exit-on-error', '--no-owner', '--dbname', other, file])
  expect(await query(other, 'select email from students')).toEqual([{ email: 'eve@example.org' }])
  expect((await school('doctor')).output).toMatch(/^ok {5}The newest copy in /m)
})
