import { Agent, request, type IncomingHttpHeaders } from 'node:http'

export type Answer = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** From the request to the end of its answer, in ms. */
  readonly ms: number
}

export type Call = {
  readonly path: string
  /** Becomes JSON; URLSearchParams are sent as a form. */
  readonly body?: unknown
  /** Where the browser is: each has an address of its own. */
  readonly address: string
  readonly cookie?: string
  /** Closes the connection. */
  readonly signal?: AbortSignal
}

export type Client = ReturnType<typeof openClient>

/** @param connections so many calls at once; each waits for the one before it on its connection */
export function openClient(origin: string, connections = 1) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })

  function send(method: 'GET' | 'POST', call: Call): Promise<Answer> {
    const body = call.body === undefined ? null : written(call.body)
    const headers = {
      ...(body !== null && {
        'content-type': body.type,
        'content-length': String(Buffer.byteLength(body.text)),
      }),
      'sec-fetch-site': 'same-origin',
      'x-forwarded-for': call.address,
      ...(call.cookie !== undefined && { cookie: call.cookie }),
    }
    return new Promise((resolve, reject) => {
      const { signal } = call
      const sent = request(`${origin}${call.path}`, {
        agent,
        method,
        headers,
        ...(signal !== undefined && { signal }),
      })
      sent.on('error', reject)
      sent.on('response', (answer) => {
        answer.on('error', reject)
        answer.on('end', () => {
          const ms = performance.now() - started
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, ms })
        })
        answer.resume()
      })
      const started = performance.now()
      sent.end(body?.text)
    })
  }

  return {
    get: (call: Call) => send('GET', call),
    post: (call: Call) => send('POST', call),
    close: () => agent.destroy(),
  }
}

function written(body: unknown): { type: string; text: string } {
  if (body instanceof URLSearchParams) {
    return { type: 'application/x-www-form-urlencoded', text: body.toString() }
  }
  return { type: 'application/json', text: JSON.stringify(body) }
}

/** The cookies that an answer sets, as the browser sends them back. */
export function cookiesOf({ headers }: Answer): string {
  return (headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0]).join('; ')
}
