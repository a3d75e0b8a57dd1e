import { readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { PLAIN_TEMPLATES } from '../../src/server/built/plain-mails.ts'
import { UNKNOWN_SCHOOL } from '../../src/server/built/school-file.ts'
import { EVERYONE } from '../../src/server/store/audience.ts'
import { saveValues, valuesOf } from '../../src/server/store/imports/values.ts'
import { cookiesOf, postJson, signInAt } from './over-http.ts'
import { run, temporaryFolder, writeFiles } from './program.ts'
import { databaseIn, started } from './started.ts'

const commitOf = (name: string) => Buffer.from(name).toString('hex').padStart(40, 'c')
/** As the log names a commit. */
const shortOf = (name: string) => commitOf(name).slice(0, 12)
const COMMITTED = '2026-03-02T12:00:00.000Z'
const policyOf = (name: string) => `frame-src https://${name}.example`

/** A folder of releases, and a link to the one that is served. */
async function releases() {
  const root = await temporaryFolder()
  const current = join(root, 'current')
  return {
    current,
    /** Writes a build whose every part names it. */
    add: async (name: string, more: Readonly<Record<string, string>> = {}) => {
      const code = { ...PLAIN_TEMPLATES['reset-code'], subject: `A code from ${name}` }
      const school = {
        ...UNKNOWN_SCHOOL,
        name,
        mails: { ...PLAIN_TEMPLATES, 'reset-code': code },
        storedFields: { [name]: 'text' },
      }
      await writeFiles(join(root, name), {
        'index.html': `<title>${name}</title>`,
        [`assets/${name}.js`]: name,
        'headers.json': JSON.stringify({ '/index.html': policyOf(name) }),
        'school.json': JSON.stringify(school),
        'version.json': JSON.stringify({ commit: commitOf(name), committed: COMMITTED }),
        ...more,
      })
    },
    pointAt: async (name: string) => {
      await symlink(name, `${current}.new`)
      await rename(`${current}.new`, current)
    },
  }
}

async function start(folder: string) {
  // The server sends each mail at a random moment of two seconds.
  vi.spyOn(Math, 'random').mockReturnValue(0)
  onTestFinished(() => void vi.restoreAllMocks())
  const { PORTAL_DATA, ...server } = await started({}, { portal: { folder } })
  const db = await databaseIn(PORTAL_DATA)
  const rooms = { first: 'Room 1', second: 'Room 2' }
  await saveValues(db, 'links', valuesOf(EVERYONE, rooms), new Date())
  const cookie = cookiesOf(await signInAt(server.origin))
  return {
    ...server,
    /** Everything that depends on the build. */
    seen: async () => {
      const page = await fetch(`${server.origin}/classes`)
      const version = await fetch(`${server.origin}/version.json`)
      const links = await fetch(`${server.origin}/backend/get_links.php`, { headers: { cookie } })
      const outbox = join(PORTAL_DATA, 'outbox')
      await rm(outbox, { recursive: true, force: true })
      await postJson(`${server.origin}/backend/request_password_reset.php`, {
        email: 'ada@example.org',
      })
      const mail = async () => {
        const [name = ''] = await readdir(outbox)
        return readFile(join(outbox, name), 'utf8')
      }
      await expect.poll(() => mail().catch(() => '')).toContain('Subject')
      return {
        page: await page.text(),
        policy: page.headers.get('content-security-policy'),
        commit: Object(await version.json()).commit,
        fields: Object.keys(Object(await links.json()).links).filter((name) => name in rooms),
        mail: /Subject: (.*)/.exec(await mail())?.[1],
        sender: /From: (\w+)/.exec(await mail())?.[1],
      }
    },
  }
}

const ofBuild = (name: string) => ({
  page: `<title>${name}</title>`,
  policy: policyOf(name),
  commit: commitOf(name),
  fields: [name],
  mail: `A code from ${name}`,
  sender: name,
})

test('a reload takes over every part of a new build together, and nothing of a damaged one', async () => {
  const { add, pointAt, current } = await releases()
  for (const name of ['first', 'second']) await add(name)
  await add('broken', { 'version.json': '{}' })
  await pointAt('first')
  const { seen, reload } = await start(current)
  await pointAt('broken')
  expect(reload).toThrow('version.json is damaged')
  expect(await seen()).toEqual(ofBuild('first'))
  await pointAt('second')
  expect(reload()).toMatchObject({ commit: commitOf('second') })
  expect(await seen()).toEqual(ofBuild('second'))
})

// Windows has no SIGHUP that a program can send.
test.skipIf(process.platform === 'win32')(
  'the service reloads at SIGHUP, names its version, and goes on after a refusal',
  async () => {
    const { add, pointAt, current } = await releases()
    for (const name of ['first', 'second']) await add(name)
    await add('broken', { 'school.json': '{}' })
    await pointAt('first')
    const PORTAL_DATA = await temporaryFolder()
    const env = { NODE_ENV: 'production', PORTAL_DATA, PORTAL_DIST: current, PORT: '0' }
    const server = run('src/server/main.ts', [], env)
    const [, origin = ''] = await server.says(
      new RegExp(`The student portal is at (\\S+), version ${shortOf('first')} of 2026`),
    )
    await pointAt('broken')
    server.kill('SIGHUP')
    await server.says(
      /The new version is refused, and the one before stays.*school\.json is damaged/,
    )
    expect(await (await fetch(origin)).text()).toContain('first')
    await pointAt('second')
    server.kill('SIGHUP')
    await server.says(new RegExp(`Serves version ${shortOf('second')}`))
    expect(await (await fetch(origin)).text()).toContain('second')
  },
)
