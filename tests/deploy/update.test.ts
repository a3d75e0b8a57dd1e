import { mkdir, readdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { query } from '../server/query.ts'
import { takeTestServer } from '../support/test-database.ts'
import { fakeNpm, openInstallation } from './installation.ts'
import { PROJECT } from '../../scripts/system/project.ts'

// deploy/update with real Git and the real server. The projects that it builds are small.

/** The timer's run: the first failure of a kind is told, and sends a mail. */
const BY_TIMER = { INVOCATION_ID: 'one', JOURNAL_STREAM: '8:1' }

/** A database that needs a change of its tables, which fails. */
const FORGET = "delete from kysely_migration where name >= '0007'"
const NEWER = "insert into kysely_migration values ('9999-later', '2030')"

const text = (words: string) => ({ 'content/text': words })

/** The program of a version that is tried before it goes live. */
const trial = (code: string) => ({ 'src/server/try-version.ts': code })
const REAL_TRIAL = `process.argv.splice(1, 1)
await import('${join(PROJECT, 'src/server/try-version.ts')}')`
const PASSES = 'process.exit(0)'

async function opened() {
  const real = `'${process.execPath}' '${join(PROJECT, 'src/server/main.ts')}'`
  const server = `sh -c "grep -qs hangs src/server/code && exec sleep 600; exec ${real}"`
  const portal = await openInstallation({ server, npm: fakeNpm(process.execPath) })
  onTestFinished(portal.close)
  const first = await portal.merge({
    ...text('first'),
    ...trial(REAL_TRIAL),
    'package.json': '{"type":"module"}',
    'package-lock.json': '{}',
    'src/server/code': '1',
  })
  const page = async () => {
    const answer = await fetch(portal.origin)
    return /<title>(.*)</.exec(await answer.text())?.[1]
  }
  return { ...portal, first, page }
}

async function installed() {
  const portal = await opened()
  const began = await portal.update()
  expect(began).toEqual({ code: 0, output: expect.stringContaining('is live (restart)') })
  return {
    ...portal,
    /** Changes the live database. */
    change: (statement: string) => {
      using db = new DatabaseSync(portal.database)
      db.exec(statement)
    },
    /** Merges a version with this text, and updates to it. */
    publish: async (words: string, env = {}) => {
      await portal.merge(text(words))
      return portal.update([], env)
    },
    file: async (name: string) => (await fetch(`${portal.origin}/assets/${name}.js`)).status,
    releases: () => readdir(join(portal.root, 'releases')),
    current: async () => (await readlink(join(portal.root, 'current'))).replace('releases/', ''),
  }
}

const canRun = process.platform === 'linux' && !inject('missing').includes('curl')

describe.skipIf(!canRun)('deploy/update', () => {
  test('takes over texts without a restart, restarts for new code, and keeps the files of three versions', async () => {
    const { merge, update, page, file, pid, releases, first } = await installed()
    const began = await pid()
    const commits = [first]
    for (const words of ['second', 'third', 'fourth']) {
      commits.push(await merge(text(words)))
      expect((await update()).output).toContain('is live (reload)')
      expect([await page(), await pid()]).toEqual([words, began])
    }
    // The server has loaded its code from the first version.
    expect(new Set(await releases())).toEqual(new Set(commits))
    const files = ['first', 'second', 'third', 'fourth']
    expect(await Promise.all(files.map(file))).toEqual([404, 200, 200, 200])
    const notes = { 'deploy/notes': 'A setting is new.\n' }
    commits.push(await merge({ ...text('fifth'), ...notes, 'src/server/code': '2' }))
    expect((await update()).output).toMatch(/is live \(restart\)[^]*New: A setting is new\./)
    expect([await page(), (await pid()) === began]).toEqual(['fifth', false])
    expect(await Promise.all(files.map(file))).toEqual([404, 404, 200, 200])
    expect(await update()).toEqual({ code: 0, output: '' })
    expect(new Set(await releases())).toEqual(new Set(commits.slice(-3)))
  })

  test('goes back without a build, and stays there until another version comes', async () => {
    const { publish, update, page, file } = await installed()
    await publish('second')
    await publish('wrong')
    const back = await update(['--back'])
    expect(back).toEqual({ code: 0, output: expect.stringContaining('It stays until') })
    expect(back.output).not.toContain('npm builds')
    expect(await file('wrong')).toBe(200)
    expect([await page(), (await update()).code, await page()]).toEqual(['second', 0, 'second'])
    expect((await update(['--status'])).output).toMatch(/was taken back/)
    expect((await update(['--back'])).code).toBe(0)
    expect([await page(), (await update()).code, await page()]).toEqual(['first', 0, 'first'])
    expect((await update(['--go-on'])).output).not.toContain('npm builds')
    expect(await page()).toBe('wrong')
    await update(['--back'])
    await publish('corrected')
    expect(await page()).toBe('corrected')
    await update(['--back'])
    expect(await page()).toBe('first')
  })

  test.each([
    ['a mistake in content', 'mistake', /could not be built/],
    ['a damaged build', 'damaged', /is damaged/],
    ['a link in a build', 'linked', /holds more than plain files/],
    ['a build that the server refuses', 'refused', /It cannot go live: .*school.json/],
  ])(
    'keeps the version before at %s, tells it once and tries it no more',
    async (_, words, why) => {
      const { publish, update, page, pid } = await installed()
      const began = await pid()
      const { code, output } = await publish(words, { ...BY_TIMER, PORTAL_PATIENCE: '1' })
      expect([code, await page(), await pid()]).toEqual([1, 'first', began])
      expect(output.split('\n').filter((line) => line.startsWith('<3>'))).toEqual([
        expect.stringMatching(why),
      ])
      expect(await update([], BY_TIMER)).toEqual({ code: 0, output: '' })
      expect([(await publish('corrected', BY_TIMER)).code, await page()]).toEqual([0, 'corrected'])
    },
    120_000,
  )

  test('tries again where the registry did not answer, and tells it once', async () => {
    const { merge, update, page, writer } = await installed()
    await merge({ ...text('second'), 'package-lock.json': 'unreachable' })
    expect(await update([], BY_TIMER)).toMatchObject({
      code: 1,
      output: expect.stringContaining('<3>The packages'),
    })
    expect(await update([], BY_TIMER)).toMatchObject({
      code: 0,
      output: expect.not.stringContaining('<3>'),
    })
    expect(await page()).toBe('first')
    await writeFile(join(writer, 'package-lock.json'), '{"answers":"again"}')
    await merge({})
    expect([(await update([], BY_TIMER)).code, await page()]).toEqual([0, 'second'])
  })

  test('stops no version for one that cannot change the tables, or dies at its start', async () => {
    const { publish, merge, update, page, pid, change } = await installed()
    const began = await pid()
    change(FORGET)
    const failing = await publish('second', BY_TIMER)
    expect(failing).toMatchObject({ code: 1, output: expect.stringMatching(/<3>.*reminders fail/) })
    await merge(trial('throw new Error("no")'))
    const dying = await update([], BY_TIMER)
    expect(dying).toMatchObject({
      code: 1,
      output: expect.stringMatching(/<3>.*ended at its start/),
    })
    expect(await update([], BY_TIMER)).toEqual({ code: 0, output: '' })
    expect([await page(), await pid()]).toEqual(['first', began])
  })

  test('lets the database say whether a version can go back, after a failed switch, too', async () => {
    const { merge, publish, update, page, change } = await installed()
    const hangs = { 'src/server/code': 'hangs', ...trial(PASSES) }
    const switchTo = async (words: string) => {
      await merge({ ...text(words), ...hangs })
      return update([], { PORTAL_PATIENCE: '5' })
    }
    expect(await switchTo('second')).toMatchObject({ output: expect.stringMatching(/goes on/) })
    expect(await page()).toBe('first')
    change(NEWER)
    expect((await switchTo('third')).output).toMatch(/It stays\. .* newer version .*9999-later/)
    expect((await update(['--back'])).output).toMatch(/newer version .*9999-later/)
    change("delete from kysely_migration where name = '9999-later'")
    expect((await update(['--back'])).code).toBe(0)
    expect(await page()).toBe('first')
    expect((await update(['--back'])).output).toContain('No version before this one is kept')
    change(NEWER)
    await switchTo('fourth')
    change("delete from kysely_migration where name = '9999-later'")
    await merge({ 'src/server/code': '2', ...trial(REAL_TRIAL) })
    await publish('fifth')
    expect(await page()).toBe('fifth')
    await update(['--back'])
    expect(await page()).toBe('first')
  })

  test('waits where a version changes the tables of PostgreSQL, also at the first one', async () => {
    const { update, page, settings, pid } = await opened()
    const address = (await takeTestServer()) ?? ''
    await query(address, FORGET)
    await writeFile(settings, `${await readFile(settings, 'utf8')}DATABASE_URL='${address}'\n`)
    expect(await update([], BY_TIMER)).toMatchObject({
      code: 1,
      output: expect.stringMatching(/<3>.*0007-reminders.*pg_dump/),
    })
    await expect(pid()).rejects.toThrow()
    await query(address, 'drop table reminders, waiting_mails')
    for (const column of ['replaced_at', 'shown_from', 'shown_until', 'stored_at']) {
      await query(address, `alter table messages drop column ${column}`)
    }
    expect((await update(['--with-tables'])).output).toContain('is live')
    expect(await page()).toBe('first')
  })

  test('runs once at a time, starts no portal that was stopped, and takes a build from elsewhere', async () => {
    const { merge, update, page, pid, current, writer, npm } = await installed()
    const second = await merge(text('second'))
    const both = await Promise.all([update(), update()])
    expect(both.map(({ output }) => output).join('')).toMatch(/is running already/)
    expect([await page(), await current()]).toEqual(['second', second])
    process.kill(await pid(), 'SIGKILL')
    const third = await merge(text('third'))
    expect((await update()).output).toContain('The portal is stopped')
    expect(await current()).toBe(second)
    await update(['--back'])
    expect(await page()).toBe('first')
    await npm('run')
    expect((await update(['--from', join(writer, 'dist')])).output).not.toContain('npm builds')
    expect([await page(), await current()]).toEqual(['third', third])
  })

  test('heals what a power cut left, and tells why it cannot fetch, each cause once', async () => {
    const { merge, update, page, root, git } = await installed()
    const clone = join(root, 'build/repository/.git')
    const second = await merge(text('second'))
    await mkdir(join(root, 'releases', second))
    await writeFile(join(clone, 'refs/remotes/origin/main.lock'), '')
    await writeFile(join(clone, 'index.lock'), '')
    expect([(await update([], BY_TIMER)).code, await page()]).toEqual([0, 'second'])

    const address = await git('-C', clone, 'config', 'remote.origin.url')
    await git('-C', clone, 'config', 'remote.origin.url', `${address}-gone`)
    const gone = await update([], BY_TIMER)
    expect(gone).toMatchObject({ code: 1, output: expect.stringMatching(/<3>.*fetched: fatal:/) })
    expect((await update([], BY_TIMER)).code).toBe(0)
    expect((await update(['--status'])).output).toMatch(/Failing since \S+Z: New versions/)
    await git('-C', clone, 'config', 'remote.origin.url', address)
    const third = await merge(text('third'))
    await update()
    const object = join(clone, 'objects', third.slice(0, 2), third.slice(2))
    await rm(object)
    await writeFile(object, '')
    await merge(text('fourth'))
    expect([(await update([], BY_TIMER)).code, await page()]).toEqual([0, 'fourth'])
    expect((await update(['--status'])).output).not.toContain('Failing')
  })

  test.skipIf(process.getuid?.() !== 0)(
    'takes folders and plain files of a build alone, and makes them root’s',
    async () => {
      const { merge, update, current, page, root } = await installed()
      const hostile = ['mkfifo dist/pipe', 'ln -s /etc dist/etc', 'ln -s /etc/passwd dist/x']
      for (const order of hostile) {
        await merge({ ...text('hostile'), 'content/build': `${order}\n` })
        const { code, output } = await update([], BY_TIMER)
        expect([order, code, await page()]).toEqual([order, 1, 'first'])
        expect(output).toMatch(/holds more than plain files/)
      }
      const order = 'echo "<3>Not an error of the update"; cp /bin/true dist/suid'
      await merge({ ...text('second'), 'content/build': `${order}; chmod 6777 dist dist/suid\n` })
      expect((await update([], BY_TIMER)).output).not.toMatch(/^<3>/m)
      const release = join(root, 'releases', await current())
      for (const name of ['content/text', 'content', 'dist/suid', 'dist/index.html', 'dist', '']) {
        const { uid, mode } = await stat(join(release, name))
        expect([name, uid, mode & 0o7022]).toEqual([name, 0, 0])
      }
    },
  )
})
