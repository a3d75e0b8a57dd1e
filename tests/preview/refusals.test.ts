import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { CARD, openPreview } from './local-server.ts'

const { root, origin, ask, bytes, wording } = await openPreview({
  'outside/card.md': '---\ntitle: A\n---\n',
  'outside.svg': '<svg/>',
  'content/classes/map.svg': '<svg/>',
})
await symlink(join(root, 'outside'), join(root, 'content/linked'), 'junction')
// On Windows a link to a file needs special rights; nothing is there then, and that is refused too.
if (process.platform !== 'win32') {
  await symlink(join(root, 'outside/card.md'), join(root, 'content/classes/linked.md'))
}

const FILE = `/preview/file?file=${CARD}`

test('a new card or picture never lies outside its page, nor over another file', async () => {
  const card = { page: 'linked', title: 'Card' }
  expect((await ask('/preview/card', { send: card })).status).toBe(422)
  const plain = await openPreview({ 'content/classes/map.svg': '<svg/>' })
  const before = await plain.bytes()
  const again = { page: 'classes', title: 'Class Link' }
  expect((await plain.ask('/preview/card', { send: again })).status).toBe(422)
  expect(await plain.bytes()).toEqual(before)
  const path = `/preview/picture?file=${CARD}`
  const picture = { name: 'Map', ending: 'svg', data: btoa('<svg/>') }
  expect((await plain.ask(path, { send: picture })).body).toEqual({ name: 'map-2.svg' })
  const other = { ...picture, ending: 'md' }
  expect((await plain.ask(path, { send: other })).status).toBe(400)
  const large = { ...picture, data: btoa('x'.repeat(500_001)) }
  expect((await plain.ask(path, { send: large })).status).toBe(422)
})

describe('only files of cards and pages inside content/ are read and written', () => {
  const OUTSIDE = [
    '../package.json',
    'content/../package.json',
    'content/classes/../../package.json',
    'content/classes/../classes/class-link.md',
    'content//classes/class-link.md',
    'content\\classes\\class-link.md',
    '/etc/passwd',
    'package.json',
    'content/site.json',
    'content/README.md',
    'content/classes/class-link.md/',
    'content/classes/class-link.md\0.json',
    'content/classes/nothing.md',
    'content/linked/card.md',
    'content/classes/linked.md',
    '',
  ]

  test.each(OUTSIDE)('%j is refused', async (file) => {
    const path = `/preview/file?file=${encodeURIComponent(file)}`
    const { version } = await wording()
    const send = { version, fields: {}, lists: {}, body: 'Mine' }
    expect((await ask(path)).status).toBe(404)
    for (const kind of ['file', 'try', 'picture']) {
      expect((await ask(path.replace('file', kind), { send })).status).toBe(404)
    }
  })

  test('the whole path of a card is refused, even inside content/', async () => {
    const { status } = await ask(`/preview/file?file=${encodeURIComponent(join(root, CARD))}`)
    expect(status).toBe(404)
  })

  test('only pictures are served from content/', async () => {
    const { status, body } = await ask('/content/classes/map.svg')
    expect([status, body]).toEqual([200, '<svg/>'])
    expect((await ask('/content/site.json')).status).toBe(404)
    expect((await ask('/content/..%2foutside.svg')).status).toBe(404)
    expect((await ask('/content/classes/%E0%A4%A.svg')).status).toBe(404)
  })

  test('the script of a drawing that is opened by itself does not run', async () => {
    const { headers } = await ask('/content/classes/map.svg')
    expect(headers['content-security-policy']).toMatch(/; sandbox$/)
  })

  test('a picture that cannot be read ends nothing but its own request', async () => {
    await mkdir(join(root, 'content/classes/folder.png'))
    expect((await ask('/content/classes/folder.png')).status).toBe(500)
    expect((await ask(FILE)).status).toBe(200)
  })
})

describe('only the preview’s own page is answered', () => {
  const FOREIGN = [
    ['another website', { origin: 'https://evil.example' }],
    ['another program of this computer', { origin: 'http://127.0.0.1:3000' }],
    ['a page without an origin', { origin: 'null' }],
    ['a name that was pointed at this computer', { host: 'evil.example:4173' }],
    ['a picture in another website', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour of the same site', { 'sec-fetch-site': 'same-site' }],
  ] as const

  test.each(FOREIGN)('%s is refused', async (_name, headers) => {
    const before = await bytes()
    const { version } = await wording()
    const send = { version, fields: {}, lists: {}, body: 'Mine' }
    expect((await ask(FILE, { headers, send })).status).toBe(403)
    const card = { page: 'classes', title: 'Foreign' }
    expect((await ask('/preview/card', { headers, send: card })).status).toBe(403)
    const proposal = { sentence: 'Foreign', author: null }
    expect((await ask('/preview/proposal', { headers, send: proposal })).status).toBe(403)
    expect((await ask('/preview/content', { headers })).status).toBe(403)
    expect((await ask(`/__open-in-editor?file=${CARD}`, { headers })).status).toBe(403)
    expect(await bytes()).toEqual(before)
  })

  test.each(['/__open-in-editor', '/__OPEN-in-editor', '/__open-in-editor.x'])(
    'Vite opens no file in an editor: %s',
    async (path) => {
      expect((await ask(`${path}?file=${CARD}`)).status).toBe(404)
      const headers = { 'sec-fetch-site': 'cross-site' }
      expect((await ask(`${path}?file=${CARD}`, { headers })).status).toBe(403)
    },
  )

  test('its own page is answered', async () => {
    const headers = { origin, 'sec-fetch-site': 'same-origin' }
    expect((await ask(FILE, { headers })).status).toBe(200)
  })
})

const WHOLE = { version: '', fields: {}, lists: {}, body: '' }

test.each([
  ['a form', { headers: { 'content-type': 'text/plain' }, send: WHOLE }],
  ['another shape', { send: { version: '', fields: 'all', lists: {}, body: null } }],
  ['more than a file can be', { send: { ...WHOLE, body: 'x'.repeat(2_000_001) } }],
])('%s is no wording to save', async (_name, init) => {
  expect((await ask(FILE, init)).status).toBe(400)
})
