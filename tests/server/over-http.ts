import { once } from 'node:events'
import { request } from 'node:http'

/** Signs in over the network, as Ada of the demo school by default. */
export function signInAt(
  origin: string,
  { email = 'ada@example.org', password = 'demo-student', headers = {} } = {},
): Promise<Response> {
  return postJson(`${origin}/backend/login.php`, { email, password }, headers)
}

export function postJson(
  address: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

/** The cookies of a response, as the next request sends them. */
export function cookiesOf(answer: Response): string {
  const set = answer.headers.getSetCookie()
  return set.map((cookie) => cookie.split(';')[0]).join('; ')
}

/** Sends the beginning of a body and destroys the connection. */
export async function breakOff(url: string, headers: Readonly<Record<string, string>> = {}) {
  const sending = request(url, {
    method: 'POST',
    headers: { 'content-length': '1000', expect: '100-continue', ...headers },
  })
  sending.on('error', () => {})
  sending.flushHeaders()
  await once(sending, 'continue')
  sending.write('--b\r\n')
  sending.destroy()
}
