import { readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PLAIN_TEMPLATES } from '../../src/server/built/plain-mails.ts'
import { UNKNOWN_SCHOOL } from '../../src/server/built/school-file.ts'
import { openDatabase } from '../../src/server/db/open.ts'
import { openSchool } from '../support/server.ts'
import { cookiesOf, postJson, signInAt } from './over-http.ts'
import { run, temporaryFolder, writeFiles } from './program.ts'
import { ADA } from './school.ts'

const commitOf = (name: string) => Buffer.from(name).toString('hex').padStart(40, 'c')
/** As the log names a commit. */
const shortOf = (name: string) => commitOf(name).slice(0, 12)
const COMMITTED = '2026-03-02T12:00:00.000Z'
const policyOf = (name: string) => `frame-src https://${name}.example`
/** A stored field of each build. */
const ROOMS = { first: 'Room 1', second: 'Room 2' }

/** A folder of releases, and a link to the one that is served. */
async function releases() {
  const root = await temporaryFolder()
  const current = join(root, 'current')
  return {
    current,
    /** Writes a build whose every part names it. */
    add: (name: string, more: Readonly<Record<string, string>> = {}) => {
      const code = { ...PLAIN_TEMPLATES['reset-code'], subject: `A code from ${name}` }
      const school = {
        ...UNKNOWN_SCHOOL,
        name,
        mails: { ...PLAIN_TEMPLATES, 'reset-code': code },
        storedFields: { [name]: 'text' },
      }
      return writeFiles(join(root, name), {
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

/** The service of Ada's school. `seen` resolves with everything that depends on the build. */
async function start(folder: string) {
  const PORTAL_DATA = await temporaryFolder()
  const db = await openDatabase(join(PORTAL_DATA, 'school.sqlite'))
  await (await openSchool({ db, links: { everyone: ROOMS } })).close()
  const env = { NODE_ENV: 'production', PORTAL_DATA, PORTAL_DIST: folder, PORT: '0' }
  const server = run('src/server/main.ts', [], env)
  const version = `version ${shortOf('first')} of 2026`
  const [, origin = ''] = await server.says(
    new RegExp(`The student portal is at (\\S+), ${version}`),
  )
  const cookie = cookiesOf(await signInAt(origin))
  const outbox = join(PORTAL_DATA, 'outbox')
  const mail = async () => {
    const [name = ''] = await readdir(outbox)
    return readFile(join(outbox, name), 'utf8')
  }
  const seen = async () => {
    const page = await fetch(`${origin}/classes`)
    const version = await fetch(`${origin}/version.json`)
    const links = await fetch(`${origin}/backend/get_links.php`, { headers: { cookie } })
    await rm(outbox, { recursive: true, force: true })
    await postJson(`${origin}/backend/request_password_reset.php`, { email: ADA })
    await expect.poll(() => mail().catch(() => '')).toContain('Subject')
    return {
      page: await page.text(),
      policy: page.headers.get('content-security-policy'),
      commit: Object(await version.json()).commit,
      fields: Object.keys(Object(await links.json()).links),
      mail: /Subject: (.*)/.exec(await mail())?.[1],
      sender: /From: (\w+)/.exec(await mail())?.[1],
    }
  }
  return { ...server, seen }
}

const ofBuild = (name: string) => ({
  page: `<title>${name}</title>`,
  policy: policyOf(name),
  commit: commitOf(name),
  fields: [name],
  mail: `A code from ${name}`,
  sender: name,
})

// Windows has no SIGHUP that a program can send.
test.skipIf(process.platform === 'win32')(
  'at SIGHUP the service takes over every part of a new build together, and nothing of a damaged one',
  async () => {
    const { add, pointAt, current } = await releases()
    for (const name of ['first', 'second']) await add(name)
    await add('broken', { 'version.json': '{}' })
    await pointAt('first')
    const { seen, kill, says } = await start(current)
    await pointAt('broken')
    kill('SIGHUP')
    await says(/The new version is refused, and the one before stays.*version\.json is damaged/)
    expect(await seen()).toEqual(ofBuild('first'))
    await pointAt('second')
    kill('SIGHUP')
    await says(new RegExp(`Serves version ${shortOf('second')}`))
    expect(await seen()).toEqual(ofBuild('second'))
  },
)
