/** Signs in over the network, to the demo school unless told otherwise. */
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

/** The cookies that an answer sets, as the next request sends them. */
export function cookiesOf(answer: Response): string {
  const set = answer.headers.getSetCookie()
  return set.map((cookie) => cookie.split(';')[0]).join('; ')
}
