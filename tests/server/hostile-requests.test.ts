import { once } from 'node:events'
import { request } from 'node:http'
import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { ON_SQLITE } from '../support/test-database.ts'
import { school } from './school.ts'

const JSON_TYPE = { 'content-type': 'application/json' }
const UNREADABLE = { status: 'error', message: 'The request could not be understood.' }

const UNPRINTABLE = {
  status: 'error',
  message: 'Part of that text cannot be shown. Please type it instead of pasting it.',
}

const JSON_CALLS = [
  { path: '/backend/login.php', required: 'Email and password are required.', stranger: 401 },
  { path: '/backend/request_password_reset.php', required: 'Email is required.', stranger: 200 },
  { path: '/backend/verify_otp.php', required: 'Email and OTP are required.', stranger: 400 },
  {
    path: '/backend/reset_password.php',
    required: 'Email and password are required.',
    stranger: 403,
  },
] as const

describe.each(JSON_CALLS)('$path', ({ path, required, stranger }) => {
  const post = async (body: string, headers: Record<string, string> = JSON_TYPE) => {
    const { fetch, problems } = await school()
    const answer = await fetch(path, { method: 'POST', headers, body })
    expect(problems).toEqual([])
    return { status: answer.status, json: await answer.json() }
  }

  test.each(['', '{', '{"email":', 'email=ada', '\u0000', '<html>'])(
    'answers 400 to a body that is not JSON: %j',
    async (body) => {
      expect(await post(body)).toEqual({ status: 400, json: UNREADABLE })
    },
  )

  test.each(['null', '[]', '"text"', '42', '[{"email":"a"}]'])(
    'answers 400 to JSON that is not an object: %s',
    async (body) => {
      expect(await post(body)).toEqual({ status: 400, json: UNREADABLE })
    },
  )

  test.each([
    '{}',
    '{"email":"","password":"x","otp":"1"}',
    '{"email":"   ","password":"x","otp":"1"}',
    '{"email":null,"password":"x","otp":"1"}',
    '{"email":5,"password":"x","otp":"1"}',
    '{"email":["a"],"password":"x","otp":"1"}',
    '{"email":{"$gt":""},"password":"x","otp":"1"}',
    '{"__proto__":{"email":"a"},"password":"x","otp":"1"}',
  ])('says what is required when the email is missing or no text: %s', async (body) => {
    expect(await post(body)).toEqual({ status: 400, json: { status: 'error', message: required } })
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''])(
    'answers 415 to a body that says it is something else: %j',
    async (type) => {
      const { status, json } = await post('{"email":"ada@example.org"}', { 'content-type': type })
      expect(status).toBe(415)
      expect(json).toEqual({ status: 'error', message: 'Please send JSON.' })
    },
  )

  test('answers 413 to a body of more than 64 kB', async () => {
    const { status, json } = await post(JSON.stringify({ email: 'x'.repeat(64 * 1024) }))
    expect(status).toBe(413)
    expect(json).toEqual({ status: 'error', message: 'That is more than the server accepts.' })
  })

  test('answers 413 to a large body that does not say how large it is', async () => {
    const { app } = await school()
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(new Uint8Array(10_000))
      },
    })
    const request = { method: 'POST', headers: JSON_TYPE, body, duplex: 'half' } as RequestInit
    expect((await app.request(path, request)).status).toBe(413)
  })

  test('answers 400 to a text that is too long to be meant', async () => {
    const { status, json } = await post(
      JSON.stringify({ email: 'x'.repeat(2001), password: 'x', otp: '1' }),
    )
    expect(status).toBe(400)
    expect(json).toEqual({ status: 'error', message: 'That text is too long.' })
  })

  test.each(['\\u0000', '\\u0007', '\\u001b', '\\u007f', '\\u009f'])(
    'answers 400 to a control character in any field: %s',
    async (character) => {
      const good = { email: 'ada@example.org', password: 'x', otp: '1' }
      for (const field of required.includes('OTP') ? ['email', 'otp'] : ['email', 'password']) {
        const text = JSON.stringify({ ...good, [field]: 'a?b' }).replace('?', character)
        expect(await post(text)).toEqual({ status: 400, json: UNPRINTABLE })
      }
    },
  )

  test.each(['\\t', '\\n', '\\r', '\\u000b', '\\ud800', '\\u200b'])(
    'takes white space and other odd characters for what they are: a stranger: %s',
    async (character) => {
      const { status } = await post(
        `{"email":"a${character}b","password":"${character}","otp":"1${character}"}`,
      )
      expect(status).toBe(stranger)
    },
  )
})

test.each(['/backend/login.php', '/backend/reset_password.php'])(
  '%s refuses a password of more than 1,000 characters',
  async (path) => {
    const { browser } = await school()
    const answer = await browser().postJson(path, { email: 'a', password: 'x'.repeat(1001) })
    expect(answer.status).toBe(400)
    expect(await answer.json()).toEqual({ status: 'error', message: 'That text is too long.' })
  },
)

const submit = async (body: string, type: string) => {
  const { signIn, fetch, problems } = await school()
  await signIn()
  const answer = await fetch('/backend/submit_task.php', {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  })
  expect(problems).toEqual([])
  return { status: answer.status, json: await answer.json() }
}

describe('submit_task.php', () => {
  test.each([
    ['JSON', '{}', 'application/json'],
    ['nothing', '', 'text/plain'],
  ])('answers 415 to %s', async (_, body, type) => {
    expect(await submit(body, type)).toEqual({
      status: 415,
      json: { status: 'error', message: 'Please send a form.' },
    })
  })

  test.each([
    ['has no boundary', 'a', 'multipart/form-data'],
    [
      'breaks off',
      '--b\r\nContent-Disposition: form-data; name="full_name"\r\n\r\nAda',
      'multipart/form-data; boundary=b',
    ],
    ['is empty', '', 'multipart/form-data; boundary=b'],
    [
      'names a file in what is no text',
      '--b\r\ncontent-disposition: form-data; name="full_name"; filename*=utf-8\'\'%ff\r\n\r\nAda\r\n--b--',
      'multipart/form-data; boundary=b',
    ],
  ])('answers 400 to a form that %s', async (_, body, type) => {
    const { status } = await submit(body, type)
    expect(status).toBe(400)
  })

  test('answers 400 to a control character', async () => {
    const type = 'application/x-www-form-urlencoded'
    expect(await submit('full_name=Ada%00', type)).toEqual({ status: 400, json: UNPRINTABLE })
  })

  test('answers 413 to a form of more than 64 kB', async () => {
    const { status } = await submit(
      `full_name=${'x'.repeat(64 * 1024)}`,
      'application/x-www-form-urlencoded',
    )
    expect(status).toBe(413)
  })
})

describe('under /backend', () => {
  test.each([
    '/backend',
    '/backend/',
    '/backend/nothing.php',
    '/backend/login',
    '/backend/login.php/x',
  ])('a path that is no call answers 404 in JSON: %s', async (path) => {
    const { fetch } = await school()
    const answer = await fetch(path)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({ status: 'error', message: 'There is no such call.' })
  })

  test.each([
    ['GET', '/backend/login.php', 'POST'],
    ['PUT', '/backend/submit_task.php', 'POST'],
    ['POST', '/backend/auth.php', 'GET'],
    ['DELETE', '/backend/get_tasks.php', 'GET'],
    ['OPTIONS', '/backend/logout.php', 'GET'],
  ])('the wrong method answers 405 in JSON: %s %s', async (method, path, allowed) => {
    const { fetch } = await school()
    const answer = await fetch(path, { method })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toBe(allowed)
    expect(await answer.json()).toEqual({
      status: 'error',
      message: `This call is made with ${allowed}.`,
    })
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
    const { signIn, fetch, db, problems } = await school()
    await signIn()
    await db.schema.dropTable('messages').execute()
    const answer = await fetch('/backend/fetch_messages.php')
    expect(answer.status).toBe(500)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toEqual({
      status: 'error',
      message: 'An error occurred. Please try again.',
    })
    expect(problems.map(({ text }) => text)).toEqual(['GET /backend/fetch_messages.php failed.'])
  })
})

/** A school whose database has no page more than it has now, until there is room. */
async function onFullDisk() {
  const opened = await school({ links: { everyone: { class_link: 'https://example.org' } } })
  const ada = opened.browser()
  await ada.signIn('ada@example.org', 'demo-student')
  const limitTo = (pages: number) =>
    sql`pragma max_page_count = ${sql.lit(pages)}`.execute(opened.db)
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(opened.db)
  await limitTo(rows[0]?.page_count ?? 0)
  return { ...opened, ada, makeRoom: () => limitTo(1_000_000) }
}

describe.runIf(ON_SQLITE)('a full disk', () => {
  const FULL = {
    status: 'error',
    message: 'The portal cannot store anything at the moment. Please try again in a few minutes.',
  }

  test('is said kindly, and signing in works again when there is room', async () => {
    const { browser, problems, makeRoom } = await onFullDisk()
    const signIn = () => browser().signIn('ada@example.org', 'demo-student')
    const answers: Response[] = []
    // Until the last free page is used.
    while (answers.at(-1)?.status !== 503 && answers.length < 500) answers.push(await signIn())
    expect(await answers.at(-1)?.json()).toEqual(FULL)
    expect(answers.slice(0, -1).every(({ ok }) => ok)).toBe(true)
    expect(problems.map(({ text }) => text)).toEqual(['POST /backend/login.php failed.'])
    await makeRoom()
    expect((await signIn()).ok).toBe(true)
  })

  test('loses no submission that was acknowledged, keeps none that was refused, and lets others read', async () => {
    const { ada, db, makeRoom } = await onFullDisk()
    const handIn = (number: number) =>
      ada.postForm('/backend/submit_task.php', {
        ...{ full_name: 'x'.repeat(2000), lesson_number: '3', task_number: '1', student_id: '1' },
        document_link: `https://example.org/${number}`,
        video_link: 'https://example.org/video',
      })
    const stored = async () => {
      const rows = await db.selectFrom('submissions').select('document_link').execute()
      return rows.map(({ document_link: link }) => Number(link.split('/').at(-1)))
    }
    const acknowledged: number[] = []
    let refused: Response | null = null
    while (refused === null && acknowledged.length < 30) {
      const answer = await handIn(acknowledged.length)
      if (answer.ok) acknowledged.push(acknowledged.length)
      else refused = answer
    }
    expect(refused?.status).toBe(503)
    expect(await refused?.json()).toEqual(FULL)
    expect(await stored()).toEqual(acknowledged)
    expect((await ada.fetch('/backend/get_links.php')).status).toBe(200)
    await makeRoom()
    expect((await handIn(acknowledged.length)).status).toBe(200)
    expect(await stored()).toEqual([...acknowledged, acknowledged.length])
  })
})

describe('a body that breaks off', () => {
  test.each([
    ['a form', '/backend/submit_task.php', 'multipart/form-data; boundary=b'],
    ['a sign-in', '/backend/login.php', 'application/json'],
  ])('is no problem of the server’s: %s', async (_, path, type) => {
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
})
