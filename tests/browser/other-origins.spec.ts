import { Hono } from 'hono'
import { listen } from '../../src/server/http/listen.ts'
import { expect, test } from '../support/browser.ts'
import { haveSession } from '../support/enter.ts'

// A page on another port of the same host: browsers send the session's cookie along, SameSite or not, so only
// the server can refuse. How it decides: tests/server/csrf.test.ts.

type Target = { readonly address: string; readonly fields: Readonly<Record<string, string>> }

const SUBMISSION = {
  path: '/backend/submit_task.php',
  fields: {
    full_name: 'Ada Okafor',
    lesson_number: '3',
    task_number: '1',
    student_id: 'ST-1',
    document_link: 'https://example.org/document',
    video_link: 'https://example.org/video',
  },
}
const RESET = {
  path: '/backend/request_password_reset.php',
  fields: { email: 'ada@example.org' },
}
const LOGOUT = { path: '/backend/logout.php', fields: {} }

/** Runs in the page, as do all below. */
function postForm(enctype: string, { address, fields }: Target): void {
  const form = document.createElement('form')
  Object.assign(form, { action: address, method: 'post', enctype })
  // In text/plain the browser adds a '=', which can lie within a JSON text.
  const json: [string, string] = [JSON.stringify(fields).replace(/\}$/, ',"a":"'), '"}']
  for (const [name, value] of enctype === 'text/plain' ? [json] : Object.entries(fields)) {
    form.append(Object.assign(document.createElement('input'), { name, value }))
  }
  document.body.append(form)
  form.submit()
}

function embed(tag: string, attribute: string, { address }: Target): void {
  const element = document.createElement(tag)
  element.setAttribute(attribute, address)
  document.body.append(element)
  if (tag === 'a') element.click()
}

type Init = RequestInit & { readonly mode: RequestMode }

function send(init: Init, type: string | null, { address, fields }: Target): void {
  const body = type === null ? new URLSearchParams(fields) : JSON.stringify(fields)
  const headers = type === null ? {} : { 'content-type': type }
  void fetch(address, { method: 'POST', credentials: 'include', headers, body, ...init }).catch(
    () => null,
  )
}

function beacon({ address, fields }: Target): void {
  navigator.sendBeacon(address, new URLSearchParams(fields))
}

function xhr({ address, fields }: Target): void {
  const request = new XMLHttpRequest()
  request.open('POST', address)
  request.withCredentials = true
  request.send(new URLSearchParams(fields))
}

const KINDS = [
  ['a form', SUBMISSION, postForm, 'application/x-www-form-urlencoded'],
  ['a form with files', SUBMISSION, postForm, 'multipart/form-data'],
  ['a form of plain text that is JSON', RESET, postForm, 'text/plain'],
  ['a script that may not read the answer', SUBMISSION, send, { mode: 'no-cors' }, null],
  ['plain text of such a script', RESET, send, { mode: 'no-cors' }, 'text/plain'],
  ['a script that asks whether it may', RESET, send, { mode: 'cors' }, 'application/json'],
  ['an XMLHttpRequest', SUBMISSION, xhr],
  ['a beacon', SUBMISSION, beacon],
  ['a picture', LOGOUT, embed, 'img', 'src'],
  ['a frame', LOGOUT, embed, 'iframe', 'src'],
  ['a script’s address', LOGOUT, embed, 'script', 'src'],
  ['a link', LOGOUT, embed, 'a', 'href'],
] as const

test('a page of another origin changes nothing, whatever it sends', async ({
  page,
  portal,
  expectedErrors,
}) => {
  expectedErrors.push(/./) // each refusal is reported
  const elsewhere = new Hono().all('*', (c) => c.html('<!doctype html><title>x</title>'))
  const foreign = await listen(elsewhere, { host: '127.0.0.1', port: 0 })
  const { origin, db, post, settled } = await portal.open()
  await haveSession(page, origin)
  for (const [what, { path, fields }, act, ...how] of KINDS) {
    await test.step(what, async () => {
      await page.goto(foreign.origin)
      const isIt = (request: { url: () => string }) => request.url() === origin + path
      const over = Promise.race([
        page
          .waitForEvent('requestfinished', isIt)
          .then(async (asked) => (await asked.response())?.status()),
        page.waitForEvent('requestfailed', isIt).then(() => 'blocked by the browser'),
      ])
      const given = [...how, { address: origin + path, fields }].map((one) => JSON.stringify(one))
      await page.evaluate(`(${String(act)})(${given.join()})`)
      // Pictures and scripts of another origin fail in the page, whatever the answer was.
      expect([403, 'blocked by the browser']).toContain(await over)
      await settled()
      expect(await db.selectFrom('submissions').selectAll().execute()).toEqual([])
      expect(post.mails).toEqual([])
      const session = await page.request.get(`${origin}/backend/auth.php`)
      expect(await session.json()).toMatchObject({ status: 'success' })
    })
  }
  await page.goto('about:blank')
  await foreign.close()
})
