import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { startDev } from '../../scripts/dev/start-dev.ts'
import { startPreview } from '../../scripts/preview/start-preview.ts'
import { PROJECT } from '../../scripts/system/project.ts'
import { readConfig } from '../../src/server/settings/config.ts'

// The default place of a school's data is inside the project.
await mkdir(join(PROJECT, '.cache'), { recursive: true })
const data = await mkdtemp(join(PROJECT, '.cache/data-'))
await mkdir(join(data, 'outbox'))
await writeFile(join(data, 'outbox/mail.txt'), 'Your code is 12345678')

const dev = await startDev(readConfig({ PORT: '0', PORTAL_DATA: data }), true)
const preview = await startPreview({ root: PROJECT, port: 0, quiet: true })
afterAll(async () => {
  await Promise.all([dev.close(), preview.close()])
  await rm(data, { recursive: true, force: true, maxRetries: 5 })
})

/** Unlike fetch, it can send Host, Origin and Sec-Fetch-*. */
async function ask(url: string, headers: Record<string, string> = {}, method = 'GET') {
  const [answer] = (await once(request(url, { method, headers }).end(), 'response')) as [
    IncomingMessage,
  ]
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
}

test('npm run dev serves the chat page with its script inside, as the build does', async () => {
  const { body } = await ask(`${dev.origin}/chat.html`)
  expect(body).toContain('<script>(')
  expect(body).not.toContain('type="module"')
})

describe.each([
  ['npm run dev', dev.origin],
  ['npm run preview', preview.origin],
])('%s', (_, origin) => {
  test.each([
    ['the database', `${data}/school.sqlite`],
    ['a mail as a module', `${data}/outbox/mail.txt?raw`],
    ['a mail as an imported address', `${data}/outbox/mail.txt?import&raw`],
    ['a file that is no source of a page', join(PROJECT, 'package.json')],
  ])('answers 403 to a request for %s', async (_, file) => {
    for (const path of [`/@fs${file}`, `/@id/${file}`]) {
      const { body } = await ask(`${origin}${path}`)
      expect(body).not.toMatch(/SQLite format|Your code is|"private": true/)
    }
    expect((await ask(`${origin}/@fs${file}`)).status).toBe(403)
  })

  const SOURCE = '/@vite/client'

  test.each([
    ['another port', { origin: 'http://localhost:9999' }],
    ['another website', { origin: 'https://evil.example' }],
    ['a website that gave itself this machine’s address', { host: 'evil.example' }],
    ['a script element of another port', { 'sec-fetch-site': 'same-site' }],
    ['a picture in another website', { 'sec-fetch-site': 'cross-site' }],
    ['a link to a script', { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }],
  ])('answers 403 to %s', async (_, headers: Record<string, string>) => {
    const answer = await ask(`${origin}${SOURCE}`, headers)
    expect(answer.status).toBe(403)
    expect((await ask(`${origin}/preview/save`, headers, 'POST')).status).toBe(403)
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
  })

  test('opens the editor only for its own page', async () => {
    const path = '/__open-in-editor?file=nothing.md'
    for (const headers of [{}, { 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'none' }]) {
      expect((await ask(`${origin}${path}`, headers)).status).toBe(403)
    }
    const own = { 'sec-fetch-site': 'same-origin' }
    expect((await ask(`${origin}${path}`, own)).status).not.toBe(403)
  })

  test('answers its own page, and a link from another website to a page', async () => {
    const own = { origin, 'sec-fetch-site': 'same-origin' }
    const link = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }
    expect((await ask(`${origin}${SOURCE}`, own)).status).toBe(200)
    expect((await ask(`${origin}/`, link)).status).toBe(200)
  })
})
