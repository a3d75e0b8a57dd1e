import { once } from 'node:events'
import { request } from 'node:http'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { ADA, FORM, read, refused, school, signedIn } from './school.ts'

const UNREADABLE = refused(400, 'The request could not be understood.')
const UNPRINTABLE = refused(
  400,
  'Part of that text cannot be shown. Please type it instead of pasting it.',
)
const TOO_LONG = refused(400, 'That text is too long.')
const TOO_LARGE = refused(413, 'That is more than the server accepts.')
const REQUIRED = 'Email and password are required.'

/** What a signed-in student's browser is answered; the server itself finds nothing wrong. */
async function post(call: string, body: BodyInit, type: string) {
  const { fetch, problems } = await signedIn()
  const headers = { 'content-type': type }
  const answer = await read(fetch(`/backend/${call}`, { method: 'POST', headers, body }))
  expect(problems).toEqual([])
  return answer
}

const postJson = (call: string, body: string) => post(call, body, 'application/json')

// Whole for one call: the others are read by the same few lines.
describe('login.php', () => {
  test.each(['', '{', '{"email":', 'email=ada', '\u0000', 'null', '[]', '"text"', '42'])(
    'answers 400 to a body that is no JSON object: %j',
    async (body) => {
      expect(await postJson('login.php', body)).toEqual(UNREADABLE)
    },
  )

  test.each([
    '{"email":"","password":"x"}',
    '{"email":"   ","password":"x"}',
    '{"email":null,"password":"x"}',
    '{"email":5,"password":"x"}',
    '{"email":["a"],"password":"x"}',
    '{"email":{"$gt":""},"password":"x"}',
    '{"__proto__":{"email":"a"},"password":"x"}',
  ])('says what is required when the email is missing or no text: %s', async (body) => {
    expect(await postJson('login.php', body)).toEqual(refused(400, REQUIRED))
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''])(
    'answers 415 to a body that says it is something else: %j',
    async (type) => {
      const body = '{"email":"ada@example.org"}'
      expect(await post('login.php', body, type)).toEqual(refused(415, 'Please send JSON.'))
    },
  )

  test('answers 413 to a body of more than 64 kB', async () => {
    const body = JSON.stringify({ email: 'x'.repeat(64 * 1024) })
    expect(await postJson('login.php', body)).toEqual(TOO_LARGE)
  })

  test('answers 413 to a large body that does not say how large it is', async () => {
    const { app } = await school()
    const body = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(10_000)),
    })
    const headers = { 'content-type': 'application/json' }
    const sent = { method: 'POST', headers, body, duplex: 'half' } as RequestInit
    expect((await app.request('/backend/login.php', sent)).status).toBe(413)
  })

  test('answers 400 to a text that is too long to be meant', async () => {
    const body = JSON.stringify({ email: 'x'.repeat(2001), password: 'x' })
    expect(await postJson('login.php', body)).toEqual(TOO_LONG)
  })

  test.each(['\\u0000', '\\u001b', '\\u007f', '\\u009f'])(
    'answers 400 to a control character in any field: %s',
    async (character) => {
      for (const body of [`{"email":"a${character}"}`, `{"password":"a${character}"}`]) {
        expect(await postJson('login.php', body)).toEqual(UNPRINTABLE)
      }
    },
  )

  test.each(['\\t', '\\n', '\\u000b', '\\ud800', '\\u200b'])(
    'takes white space and other odd characters for what they are: a stranger: %s',
    async (character) => {
      const body = `{"email":"a${character}b","password":"${character}"}`
      expect(await postJson('login.php', body)).toMatchObject({ status: 401 })
    },
  )
})

test.each([
  ['request_password_reset.php', 'Email is required.'],
  ['verify_otp.php', 'Email and OTP are required.'],
  ['reset_password.php', REQUIRED],
])('%s says what it requires, too', async (call, message) => {
  expect(await postJson(call, '{}')).toEqual(refused(400, message))
})

test.each(['login.php', 'reset_password.php'])(
  '%s refuses a password of more than 1,000 characters',
  async (call) => {
    const body = JSON.stringify({ email: 'a', password: 'x'.repeat(1001) })
    expect(await postJson(call, body)).toEqual(TOO_LONG)
  },
)

describe('submit_task.php', () => {
  const URLENCODED = 'application/x-www-form-urlencoded'
  const MULTIPART = 'multipart/form-data; boundary=b'
  const FIELD = '--b\r\ncontent-disposition: form-data; name="full_name"'

  test.each([
    ['JSON', '{}', 'application/json'],
    ['nothing', '', 'text/plain'],
  ])('answers 415 to %s', async (_, body, type) => {
    expect(await post('submit_task.php', body, type)).toEqual(refused(415, 'Please send a form.'))
  })

  test.each([
    ['has no boundary', 'a', 'multipart/form-data'],
    ['breaks off', `${FIELD}\r\n\r\nAda`, MULTIPART],
    ['is empty', '', MULTIPART],
    [
      'names a file in what is no text',
      `${FIELD}; filename*=utf-8''%ff\r\n\r\nAda\r\n--b--`,
      MULTIPART,
    ],
  ])('answers 400 to a form that %s', async (_, body, type) => {
    expect(await post('submit_task.php', body, type)).toMatchObject({ status: 400 })
  })

  test('answers 400 to a control character', async () => {
    expect(await post('submit_task.php', 'full_name=Ada%00', URLENCODED)).toEqual(UNPRINTABLE)
  })

  test('answers 413 to a form of more than 64 kB', async () => {
    const body = `full_name=${'x'.repeat(64 * 1024)}`
    expect(await post('submit_task.php', body, URLENCODED)).toEqual(TOO_LARGE)
  })
})

describe('under /backend', () => {
  test.each(['/backend', '/backend/', '/backend/login', '/backend/login.php/x'])(
    'a path that is no call answers 404 in JSON: %s',
    async (path) => {
      const { fetch } = await school()
      expect(await read(fetch(path))).toEqual(refused(404, 'There is no such call.'))
    },
  )

  test.each([
    ['GET', '/backend/login.php', 'POST'],
    ['DELETE', '/backend/get_tasks.php', 'GET'],
    ['OPTIONS', '/backend/logout.php', 'GET'],
  ])('the wrong method answers 405 in JSON: %s %s', async (method, path, allowed) => {
    const { fetch } = await school()
    const answer = await fetch(path, { method })
    expect(answer.headers.get('allow')).toBe(allowed)
    expect(await read(answer)).toEqual(refused(405, `This call is made with ${allowed}.`))
  })

  test.each([
    ['a success', '/backend/logout.php'],
    ['a refusal', '/backend/auth.php'],
    ['no call', '/backend/nothing.php'],
  ])('every answer is JSON and kept by no cache: %s', async (_, path) => {
    const { fetch } = await school()
    const { headers } = await fetch(path)
    expect(headers.get('content-type')).toBe('application/json')
    expect(headers.get('cache-control')).toBe('no-store')
  })

  test('an unexpected error is logged and answered without its details', async () => {
    const { fetch, db, problems } = await signedIn()
    await db.schema.dropTable('messages').execute()
    const answer = await fetch('/backend/fetch_messages.php')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await read(answer)).toEqual(refused(500, 'An error occurred. Please try again.'))
    expect(problems.map(({ text }) => text)).toEqual(['GET /backend/fetch_messages.php failed.'])
  })
})

/** A school whose database has no page more than it has now, until there is room. */
async function onFullDisk() {
  const opened = await school({ links: { everyone: { class_link: 'https://example.org' } } })
  const ada = opened.browser()
  await ada.signIn(ADA, 'demo-student')
  const limitTo = (pages: number) =>
    sql`pragma max_page_count = ${sql.lit(pages)}`.execute(opened.db)
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(opened.db)
  await limitTo(rows[0]?.page_count ?? 0)
  return { ...opened, ada, makeRoom: () => limitTo(1_000_000) }
}

/** Asks until the last free page is used: how often that went well, and the refusal. */
async function untilFull(ask: (time: number) => Promise<Response>) {
  for (let times = 0; times < 500; times += 1) {
    const answer = await ask(times)
    if (!answer.ok) return { times, refusal: await read(answer) }
  }
  throw new Error('The disk does not fill')
}

const linkOf = (number: number) => `https://example.org/${number}`

describe('a full disk', () => {
  const FULL = refused(
    503,
    'The portal cannot store anything at the moment. Please try again in a few minutes.',
  )

  test('is said kindly, and signing in works again when there is room', async () => {
    const { browser, problems, makeRoom } = await onFullDisk()
    const signIn = () => browser().signIn(ADA, 'demo-student')
    expect((await untilFull(signIn)).refusal).toEqual(FULL)
    expect(problems.map(({ text }) => text)).toEqual(['POST /backend/login.php failed.'])
    await makeRoom()
    expect((await signIn()).ok).toBe(true)
  })

  test('loses no submission that was acknowledged, keeps none that was refused, and lets others read', async () => {
    const { ada, db, makeRoom } = await onFullDisk()
    const handIn = (number: number) =>
      ada.postForm('/backend/submit_task.php', {
        ...FORM,
        full_name: 'x'.repeat(2000),
        document_link: linkOf(number),
      })
    const stored = async () => {
      const rows = await db.selectFrom('submissions').select('document_link').execute()
      return rows.map((row) => row.document_link)
    }
    const { times, refusal } = await untilFull(handIn)
    expect(refusal).toEqual(FULL)
    const acknowledged = Array.from({ length: times }, (_, number) => linkOf(number))
    expect(await stored()).toEqual(acknowledged)
    expect((await ada.fetch('/backend/get_links.php')).status).toBe(200)
    await makeRoom()
    expect((await handIn(times)).status).toBe(200)
    expect(await stored()).toEqual([...acknowledged, linkOf(times)])
  })
})

test.each([
  ['a form', '/backend/submit_task.php', 'multipart/form-data; boundary=b'],
  ['a sign-in', '/backend/login.php', 'application/json'],
])('a body that breaks off is no problem of the server’s: %s', async (_, path, type) => {
  const { listen, signIn, problems } = await school()
  const [cookie = ''] = (await signIn()).headers.getSetCookie()
  const { origin } = await listen()
  const sending = request(`${origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': type, 'content-length': '1000', expect: '100-continue', cookie },
  })
  sending.on('error', () => {})
  sending.flushHeaders()
  await once(sending, 'continue')
  sending.write('--b\r\n')
  sending.destroy()
  // The next one is answered after it.
  await fetch(`${origin}/backend/auth.php`)
  expect(problems).toEqual([])
})
