import { chmod, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, test } from 'vitest'
import { examineClock } from '../../../src/server/cli/doctor/examine-database.ts'
import { UNKNOWN_SCHOOL } from '../../../src/server/built/school-file.ts'
import { mailServer } from '../mail-server.ts'
import { temporaryFolder, writeFiles } from '../program.ts'
import { upstream } from '../../support/upstream.ts'
import { tool } from './tool.ts'

/** The doctor's findings on a new school, after harm was done to it. */
async function examined(
  env: Readonly<Record<string, string>> = {},
  harm: (database: string, folder: string) => unknown = () => {},
) {
  const { school, PORTAL_DATA } = await tool(env)
  await harm(join(PORTAL_DATA, 'school.sqlite'), PORTAL_DATA)
  return school('doctor')
}

const executing = (statements: string) => (database: string) => {
  using db = new DatabaseSync(database)
  db.exec(statements)
}

const older = executing("delete from kysely_migration where name = '0002-attempts'")
const newer = executing("insert into kysely_migration values ('9999-later', '2030')")
const damaged = (database: string) => writeFile(database, 'x'.repeat(5000))
const missing = (_: string, folder: string) => rm(folder, { recursive: true })
const readable = (_: string, folder: string) => chmod(folder, 0o755)

/** As a first start leaves it that is killed before the migrations. */
async function empty(database: string) {
  await rm(database)
  executing('create table kysely_migration (name text primary key, timestamp text)')(database)
}

describe('npm run school -- doctor', () => {
  test('reports every check, and ends with 0 when nothing is wrong', async () => {
    const { code, output } = await examined()
    expect(code).toBe(0)
    for (const word of ['settings', 'owner', 'intact', 'tables', 'clock', 'free']) {
      expect(output).toMatch(new RegExp(`^ok .*${word}`, 'm'))
    }
    for (const word of ['copy', 'mail']) expect(output).toMatch(new RegExp(`^note .*${word}`, 'm'))
    expect(output).not.toContain('WRONG')
  })

  test.each([
    ['older tables', older, 0, /^note .*the next start/m],
    ['no tables', empty, 0, /^note .*the next start/m],
    ['tables of a newer version', newer, 1, /^WRONG .*newer version of the portal has used/m],
    ['a damaged database', damaged, 1, /^WRONG  The database is damaged \(file is not a database/m],
    ['no school', missing, 1, /^WRONG  There is no school in /m],
    ['a folder for others', readable, 1, /^WRONG  Other users can read \S+ \(0755\): chmod 700/m],
  ])('finds %s, and accepts what the next start migrates', async (_, harm, ends, said) => {
    if (harm === readable && process.platform === 'win32') return // has other permissions
    const { code, output } = await examined({}, harm)
    expect(output).toMatch(said)
    expect(code).toBe(ends)
  })

  test('names the errors of the configuration', async () => {
    const { code, output } = await (await tool({ PORT: 'http' })).school('doctor')
    expect(code).toBe(1)
    expect(output).toMatch(/^WRONG  Please correct the environment:\n  PORT must be a number/)
  })

  test('looks for no database in front of another backend', async () => {
    const { school } = await tool({ PORTAL_BACKEND: 'https://school.example.org' })
    const { code, output } = await school('doctor')
    expect(output).toContain('https://school.example.org answers the calls')
    expect(code).toBe(0)
  })

  test.each([
    ['1970-01-01T00:00:10Z', null, 'must be wrong'],
    [
      '2026-03-02T12:00:00Z',
      '2026-03-02T13:30:00.000Z',
      '12:00 UTC, but a student was active at 2026-03-02 13:30 UTC.',
    ],
  ])('finds a clock that must be wrong: %s', (now, lastSeen, said) => {
    const text = expect.stringContaining(said)
    expect(examineClock(new Date(now), lastSeen, UNKNOWN_SCHOOL.portal)).toMatchObject({
      level: 'WRONG',
      text,
    })
  })

  test('gives no advice about systemd in a container', async () => {
    const { output } = await examined({ NODE_ENV: 'production', PORTAL_SETTINGS: 'container' })
    expect(output).toContain('ok     The settings can be read: those of the environment.')
    expect(output).not.toContain('systemctl')
  })

  test('asks in production for a mail server and a copy, and for a test mail', async () => {
    const { output } = await examined({ NODE_ENV: 'production' })
    expect(output).toMatch(/^WRONG  No mail server is set/m)
    expect(output).toMatch(/^WRONG  There is no copy in .*nightly/m)
    expect(output).toMatch(/^note   Nobody is told/m)
    expect((await (await tool()).school('doctor', '--mail', 'a@x.org')).code).toBe(1)
  })

  test('names the version of the built portal, and finds one that is damaged', async () => {
    const version = { commit: 'c0ffee'.padEnd(40, '0'), committed: '2026-03-02T12:00:00.000Z' }
    const files = { 'version.json': JSON.stringify(version), 'index.html': '<title>Portal</title>' }
    const folder = await temporaryFolder(files)
    const { school } = await tool({}, { folder })
    expect((await school('doctor')).output).toMatch(/^ok .* whole: version c0ffee000000 of 2026/m)
    await writeFiles(folder, { 'index.html': '' })
    expect((await school('doctor')).output).toMatch(/^WRONG .* is damaged: index\.html/m)
  })

  test('finds pages that do not arrive as they were built, or not at all', async () => {
    const folder = await temporaryFolder({ 'index.html': 'index', 'login.html': 'login' })
    let rewritten = ''
    const { origin } = await upstream((response, { url }) => {
      response.end(`${url === '/' ? 'index' : 'login'}${rewritten}`)
    })
    const { school } = await tool({}, { folder })
    const examine = (address: string) => school('doctor', '--address', address)
    expect((await examine(origin)).output).toContain(`ok     Pages arrive at ${origin} as built.`)
    rewritten = '<script src="/fast.js">'
    expect((await examine(`${origin}/login`)).output).toMatch(/^WRONG  \S+\/ does not arrive as/m)
    const { code, output } = await examine('http://127.0.0.1:9')
    expect(output).toMatch(/^WRONG  http:\S+\/ cannot be read \(.+\)\.$/m)
    expect(code).toBe(1)
    expect((await examine('portal')).output).toContain("'portal' must be an address")
  })

  test('reports why the mail server refused a test mail', async () => {
    const refusal = new Error('We take no mail today')
    const { env } = await mailServer({ onConnect: (_, done) => done(refusal) })
    const { school } = await tool(env)
    const { code, output } = await school('doctor', '--mail', 'a@x.org')
    expect(code).toBe(1)
    expect(output).toMatch(/^WRONG  .* a test mail to a@x\.org: .*554 We take no mail today/m)
  })
})
