import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { breakOff } from './over-http.ts'
import { FORM, read, refused, school, signedIn } from './school.ts'

const UNREADABLE = 'The request could not be understood.'
const REQUIRED = 'Email and password are required.'
const TOO_LONG = 'That text is too long.'
const UNPRINTABLE = 'Part of that text cannot be shown. Please type it instead of pasting it.'
const TOO_LARGE = refused(413, 'That is more than the server accepts.')

/** The answer to Ada's browser. The server logs no problem. */
async function post(call: string, body: BodyInit, type: string) {
  const { fetch, problems } = await signedIn()
  const headers = { 'content-type': type }
  const answer = await read(fetch(`/backend/${call}`, { method: 'POST', headers, body }))
  expect(problems).toEqual([])
  return answer
}

const JSON_TYPE = 'application/json'
const postJson = (call: string, body: string) => post(call, body, JSON_TYPE)

// All rules for one call: the others share the code that reads a request.
describe('login.php', () => {
  test.each([
    ...['', '{"email":', '\u0000', 'null', '[]', '"text"'].map((body) => [UNREADABLE, body]),
    [REQUIRED, '{"email":{"$gt":""},"password":"x"}'],
    [REQUIRED, '{"__proto__":{"email":"a"},"password":"x"}'],
    [TOO_LONG, JSON.stringify({ email: 'x'.repeat(2001), password: 'x' })],
    [TOO_LONG, JSON.stringify({ email: 'a', password: 'x'.repeat(1001) })],
    ...['\\u0000', '\\u001b', '\\u009f'].flatMap((control) => [
      [UNPRINTABLE, `{"email":"a${control}"}`],
      [UNPRINTABLE, `{"password":"a${control}"}`],
    ]),
  ])('answers 400 in a sentence (%#): %s', async (sentence = '', body = '') => {
    expect(await postJson('login.php', body)).toEqual(refused(400, sentence))
  })

  test.each(['text/plain', 'multipart/form-data', ''])(
    'answers 415 to the content type %j',
    async (type) => {
      const body = '{"email":"ada@example.org"}'
      expect(await post('login.php', body, type)).toEqual(refused(415, 'Please send JSON.'))
    },
  )

  test('answers 413 to more than 64 kB, also without a Content-Length', async () => {
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(10_000)),
    })
    const sent = { method: 'POST', headers: { 'content-type': JSON_TYPE }, body, duplex: 'half' }
    const { app } = await school()
    expect(await read(app.request('/backend/login.php', sent as RequestInit))).toEqual(TOO_LARGE)
    expect(await postJson('login.php', `"${'x'.repeat(64 * 1024)}"`)).toEqual(TOO_LARGE)
  })

  test.each(['\\t', '\\u000b', '\\ud800', '\\u200b'])(
    'answers 401 to white space and other odd characters: %s',
    async (character) => {
      const body = `{"email":"a${character}b","password":"${character}"}`
      expect(await postJson('login.php', body)).toMatchObject({ status: 401 })
    },
  )
})

describe('submit_task.php', () => {
  const URLENCODED = 'application/x-www-form-urlencoded'
  const MULTIPART = 'multipart/form-data; boundary=b'
  const FIELD = '--b\r\ncontent-disposition: form-data; name="full_name"'

  const fileNamed = (name: string) => `${FIELD}; ${name}\r\n\r\nAda\r\n--b--`
  const NO_FORM = { status: 400 }

  test.each([
    ['JSON', '{}', JSON_TYPE, refused(415, 'Please send a form.')],
    ['a control character', 'full_name=Ada%00', URLENCODED, refused(400, UNPRINTABLE)],
    ['more than 64 kB', `full_name=${'x'.repeat(64 * 1024)}`, URLENCODED, TOO_LARGE],
    ['a form without a boundary', 'a', 'multipart/form-data', NO_FORM],
    ['an incomplete form', `${FIELD}\r\n\r\nAda`, MULTIPART, NO_FORM],
    ['an empty form', '', MULTIPART, NO_FORM],
    ['a file name that is no text', fileNamed("filename*=utf-8''%ff"), MULTIPART, NO_FORM],
    [
      'a file in place of a text',
      fileNamed('filename="x.txt"'),
      MULTIPART,
      refused(400, 'Full name is required.'),
    ],
  ])('refuses %s', async (_, body, type, expected) => {
    expect(await post('submit_task.php', body, type)).toMatchObject(expected)
  })

  test('logs no problem when the browser breaks off a form', async () => {
    const { listen, cookie, problems } = await signedIn()
    const { origin } = await listen()
    await breakOff(`${origin}/backend/submit_task.php`, { 'content-type': MULTIPART, cookie })
    // The server answers this one after it.
    await fetch(`${origin}/backend/auth.php`)
    expect(problems).toEqual([])
  })
})

describe('the backend', () => {
  test.each(['/backend', '/backend/', '/backend/login.php/x'])(
    'answers 404 in JSON to an unknown call: %s',
    async (path) => {
      const { fetch } = await school()
      expect(await read(fetch(path))).toEqual(refused(404, 'There is no such call.'))
    },
  )

  test('answers 405 in JSON to another method', async () => {
    const { fetch } = await school()
    const answer = await fetch('/backend/login.php', { method: 'GET' })
    expect(answer.headers.get('allow')).toBe('POST')
    expect(answer.headers.get('content-type')).toBe('application/json')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await read(answer)).toEqual(refused(405, 'This call is made with POST.'))
  })

  test('answers 500 without details to an unexpected error, and logs it', async () => {
    const { fetch, db, problems } = await signedIn()
    await db.schema.dropTable('messages').execute()
    const answer = await fetch('/backend/fetch_messages.php')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await read(answer)).toEqual(refused(500, 'An error occurred. Please try again.'))
    expect(problems.map(({ text }) => text)).toEqual(['GET /backend/fetch_messages.php failed.'])
  })
})

/** Asks until no free page is left: how many calls succeeded, and the refusal after them. */
async function untilFull(ask: (time: number) => Promise<Response>) {
  for (let times = 0; times < 500; times += 1) {
    const answer = await ask(times)
    if (!answer.ok) return { times, refusal: await read(answer) }
  }
  throw new Error('The disk does not fill')
}

const linkOf = (number: number) => `https://example.org/${number}`

test('a full disk loses no acknowledged submission, stores no refused one, and does not stop reads', async () => {
  const { fetch, postForm, db, problems } = await signedIn()
  const limitTo = (pages: number) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(db)
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db)
  await limitTo(rows[0]?.page_count ?? 0)
  const submit = (number: number) =>
    postForm('/backend/submit_task.php', {
      ...FORM,
      full_name: 'x'.repeat(2000),
      document_link: linkOf(number),
    })
  const stored = async () => {
    const sent = await db.selectFrom('submissions').select('document_link').execute()
    return sent.map((row) => row.document_link)
  }
  const { times, refusal } = await untilFull(submit)
  const sorry = 'The portal cannot store anything at the moment. Please try again in a few minutes.'
  expect(refusal).toEqual(refused(503, sorry))
  expect(problems.map(({ text }) => text)).toEqual(['POST /backend/submit_task.php failed.'])
  const acknowledged = Array.from({ length: times }, (_, number) => linkOf(number))
  expect(await stored()).toEqual(acknowledged)
  expect((await fetch('/backend/get_links.php')).status).toBe(200)
  await limitTo(1_000_000)
  expect((await submit(times)).status).toBe(200)
  expect(await stored()).toEqual([...acknowledged, linkOf(times)])
})
