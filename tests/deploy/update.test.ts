import { mkdir, readdir, readFile, readlink, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { openInstallation } from './installation.ts'
import { PROJECT } from '../../scripts/system/project.ts'

// deploy/update with real Git and the real server. The projects that it builds are small.

/** In place of npm. It builds a page and a hashed file from content/text, unless the text says otherwise. */
const NPM = `#!/bin/sh
set -e
case $1 in
  ci)
    if grep -q unreachable package-lock.json; then exit 1; fi
    mkdir -p node_modules/used
    ;;
  run)
    text=$(cat content/text)
    echo "npm builds $text"
    [ "$text" != mistake ]
    [ ! -e content/build ] || sh content/build
    mkdir -p dist/assets
    cd dist
    echo "<title>$text</title>" >index.html
    echo "$text" >"assets/$text.js"
    [ "$text" != linked ] || ln -s /etc linked
    [ "$text" != refused ] || echo '{}' >school.json
    printf '{"commit":"%s","committed":"2026-03-02T12:00:00.000Z"}\\n' "$(git rev-parse HEAD)" >version.json
    { echo sources; find . -type f ! -name source-hash.txt | sed 's/^..//' | xargs sha256sum; } >source-hash.txt
    [ "$text" != damaged ] || echo more >>index.html
    ;;
esac
`

/** The timer's run: the first failure of a kind is told, and sends a mail. */
const BY_TIMER = { INVOCATION_ID: 'one', JOURNAL_STREAM: '8:1' }

const text = (words: string) => ({ 'content/text': words })

async function installed() {
  const server = `'${process.execPath}' '${join(PROJECT, 'src/server/main.ts')}'`
  const portal = await openInstallation({ server, npm: NPM })
  onTestFinished(portal.close)
  const first = await portal.merge({
    ...text('first'),
    'package.json': '{}',
    'package-lock.json': '{}',
    'src/server/code': '1',
  })
  const began = await portal.update()
  expect(began).toEqual({ code: 0, output: expect.stringContaining('is live (restart)') })
  const page = async () => {
    const answer = await fetch(portal.origin)
    return /<title>(.*)</.exec(await answer.text())?.[1]
  }
  return {
    ...portal,
    first,
    page,
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
    commits.push(await merge({ ...text('fifth'), 'src/server/code': '2' }))
    expect((await update()).output).toContain('is live (restart)')
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
    ['a build that the server refuses', 'refused', /does not answer/],
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

  test('waits where a version changes the tables of PostgreSQL, and goes back over none', async () => {
    const { merge, update, page, settings } = await installed()
    const before = await readFile(settings, 'utf8')
    await writeFile(settings, `${before}DATABASE_URL='postgres://db.example.org/portal'\n`)
    await merge({ ...text('second'), 'src/server/db/migrations/0008.ts': '' })
    expect(await update()).toMatchObject({ code: 1, output: expect.stringContaining('pg_dump') })
    expect(await page()).toBe('first')
    await update(['--with-tables'])
    expect(await page()).toBe('second')
    expect(await update(['--back'])).toMatchObject({
      code: 1,
      output: expect.stringContaining('The tables changed'),
    })
    expect(await page()).toBe('second')
    await update(['--back', '--with-tables'])
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
        await merge({ ...text('hostile'), 'content/build': `mkdir dist; ${order}\n` })
        const { code, output } = await update([], BY_TIMER)
        expect([order, code, await page()]).toEqual([order, 1, 'first'])
        expect(output).toMatch(/holds more than plain files/)
      }
      const order = 'echo "<3>Not an error of the update"; mkdir dist; cp /bin/true dist/suid'
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
