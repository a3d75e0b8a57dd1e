import { chmod, chown, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { freePort } from '../../scripts/system/free-port.ts'
import { hasStudents } from '../../src/server/store/students.ts'
import { takeBareServer } from '../support/test-database.ts'
import { openUntilEnd } from '../server/cli/tool.ts'
import { run, runCommand, temporaryFolder } from '../server/program.ts'

// Servers behind PgBouncer. Each transaction gets another connection.

/** The address of a database without tables, behind a PgBouncer with five connections. */
async function pooledDatabase(): Promise<string> {
  const [folder, address] = [await temporaryFolder(), new URL(await takeBareServer())]
  const [users, settings] = [join(folder, 'users.txt'), join(folder, 'pgbouncer.ini')]
  const isRoot = process.getuid?.() === 0
  await writeFile(users, `"${address.username}" "${address.password}"\n`, { mode: 0o600 })
  const behind = `host=${address.hostname} port=${address.port}`
  address.port = String(await freePort())
  const text = `[databases]
* = ${behind}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${address.port}
unix_socket_dir =
auth_type = scram-sha-256
auth_file = ${users}
pool_mode = transaction
default_pool_size = 5
server_round_robin = 1
${isRoot ? 'user = nobody' : ''}
`
  await writeFile(settings, text)
  if (isRoot) await Promise.all([chmod(folder, 0o755), chown(users, 65_534, 65_534)])
  const LD_LIBRARY_PATH = process.env['LD_LIBRARY_PATH'] ?? ''
  await runCommand('pgbouncer', [settings], { LD_LIBRARY_PATH }).says(/process up/)
  return address.href
}

describe.skipIf(inject('missing').includes('pgbouncer'))('behind PgBouncer', () => {
  test('servers that start together migrate the tables once, and keep no lock', async () => {
    const address = await pooledDatabase()
    for (const _ of ['migrating', 'migrated']) {
      await Promise.all(Array.from({ length: 10 }, () => openUntilEnd(address)))
    }
  })

  test('an import writes all rows, while other connections are busy', async () => {
    const DATABASE_URL = await pooledDatabase()
    const db = await openUntilEnd(DATABASE_URL)
    const rows = Array.from({ length: 600 }, (_, i) => `s${i}@example.org,Student ${i},Cohort 7\n`)
    const file = join(await temporaryFolder(), 'students.csv')
    await writeFile(file, `email,full_name,course_cohort\n${rows.join('')}`)
    const stop = new AbortController()
    const reading = Array.from({ length: 10 }, async () => {
      while (!stop.signal.aborted) await hasStudents(db)
    })
    onTestFinished(async () => {
      stop.abort()
      await Promise.all(reading)
    })
    for (const result of ['600 added, 0 updated', '0 added, 0 updated, 600 unchanged']) {
      const imported = run('src/server/cli/main.ts', ['import', 'students', file], { DATABASE_URL })
      expect(await imported.ended).toBe(0)
      expect(imported.output()).toContain(result)
    }
  })
})
