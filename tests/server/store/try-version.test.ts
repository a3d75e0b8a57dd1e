import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openUntilEnd, tool } from '../cli/tool.ts'
import { run, temporaryFolder, writeFiles } from '../program.ts'

const VERSION_BEFORE = [
  'drop table waiting_mails',
  'drop table reminders',
  'drop table messages',
  'create table messages (audience text not null, audience_name text not null, text text not null)',
  "insert into messages values ('everyone', '', 'Welcome')",
]
const FORGET = "delete from kysely_migration where name >= '0007'"
const NEWER = "insert into kysely_migration values ('9999-later', '2030')"

/** A live school with these changes, and a trial of this version. */
async function live(changes: readonly string[] = []) {
  const { env, place, PORTAL_DATA } = await tool()
  const db = await openUntilEnd(place)
  for (const change of changes) await sql.raw(change).execute(db)
  const dist = await temporaryFolder({ 'index.html': '<!doctype html>' })
  await writeFiles(PORTAL_DATA, { 'trial/school.sqlite': 'of a trial that was killed' })
  const state = async () => [
    await sql`select * from kysely_migration`.execute(db),
    await sql`select * from messages`.execute(db),
    (await readdir(PORTAL_DATA)).filter((name) => name !== 'trial').toSorted(),
  ]
  return {
    db,
    dist,
    isCopied: env.DATABASE_URL === '',
    state,
    files: () => readdir(PORTAL_DATA),
    tried: async (more: Readonly<Record<string, string>> = {}, ...args: string[]) => {
      const before = await state()
      const settings = { NODE_ENV: 'production', ...env, PORTAL_DIST: dist, ...more }
      const trial = run('src/server/try-version.ts', args, settings)
      const code = await trial.ended
      expect(await state()).toEqual(before)
      return { code, output: trial.output() }
    },
  }
}

describe('a trial of a version, which leaves the live database as it is', () => {
  test('lets a version go live, and removes its copy', async () => {
    const { tried, files, isCopied } = await live()
    expect(await tried()).toEqual({ code: 0, output: 'It can go live.\n' })
    if (isCopied) expect(await files()).not.toContain('trial')
  })

  test('lets one go live that changes the tables, once PostgreSQL was copied', async () => {
    const { tried, isCopied } = await live([...VERSION_BEFORE, FORGET])
    const code = isCopied ? 0 : 75
    expect(await tried()).toMatchObject({
      code,
      output: expect.stringMatching(isCopied ? /live/ : /0007.*pg_dump/),
    })
    expect(await tried({}, '--with-tables')).toEqual({ code: 0, output: 'It can go live.\n' })
  })

  test.each([
    ['a change of the tables fails', [FORGET], /0007-reminders failed .*already exists/],
    ['a newer version has changed them', [NEWER], /newer version .*9999-later/],
  ])('refuses a version where %s', async (_, changes, output) => {
    const { tried } = await live(changes)
    expect(await tried({}, '--with-tables')).toMatchObject({
      code: 1,
      output: expect.stringMatching(output),
    })
  })

  test('refuses a version that dies at its start, or that cannot serve its build', async () => {
    const { tried, dist } = await live()
    const wrong = await tried({ PORTAL_SESSION_MAX_DAYS: 'many' })
    expect(wrong).toMatchObject({ code: 1, output: expect.stringContaining('MAX_DAYS must be') })
    await writeFile(join(dist, 'school.json'), '{}')
    const refused = { code: 1, output: expect.stringMatching(/^It cannot .*school\.json/) }
    expect(await tried()).toMatchObject(refused)
  })

  test('waits while the database does not answer, or others hold its tables', async () => {
    const { tried, db, isCopied } = await live([...VERSION_BEFORE, FORGET])
    const DATABASE_URL = 'postgres://portal:secret@127.0.0.1:1/school'
    const { code, output } = await tried({ DATABASE_URL })
    expect([code, output]).toEqual([75, expect.stringMatching(/^It waits: .*REFUSED/)])
    if (isCopied) return
    await db.transaction().execute(async (trx) => {
      await sql`lock table messages in row exclusive mode`.execute(trx)
      expect(await tried({}, '--with-tables')).toMatchObject({ code: 75 })
    })
  })
})
