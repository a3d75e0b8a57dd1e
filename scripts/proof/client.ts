import { Agent, request, type IncomingHttpHeaders } from 'node:http'

export type Answer = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  /** From the request's last byte to the answer's, in ms. */
  readonly ms: number
}

/** Calls one after another over one connection, each as a browser behind an address of its own. */
export function openClient(origin: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return {
    post(call: { path: string; body: unknown; address: string; cookie?: string }): Promise<Answer> {
      const body = JSON.stringify(call.body)
      const headers = {
        'content-type': 'application/json',
        'content-length': String(body.length),
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': call.address,
        ...(call.cookie !== undefined && { cookie: call.cookie }),
      }
      return new Promise((resolve, reject) => {
        const sent = request(`${origin}${call.path}`, { agent, method: 'POST', headers })
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
        sent.end(body)
      })
    },
    close: () => agent.destroy(),
  }
}
