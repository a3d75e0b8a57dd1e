import { request, type IncomingHttpHeaders } from 'node:http'

type Asked = {
  readonly headers?: Readonly<Record<string, string>>
  /** Sent as JSON with POST; without it the request is a GET. */
  readonly send?: unknown
}

type Answer = {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
}

/** Unlike fetch, it can send Host, Origin and Sec-Fetch-*. */
export function ask(url: string, { headers = {}, send }: Asked = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const type = send === undefined ? {} : { 'content-type': 'application/json' }
    const asked = request(url, {
      method: send === undefined ? 'GET' : 'POST',
      headers: { ...type, ...headers },
    })
    asked.on('error', reject)
    asked.on('response', async (response) => {
      let text = ''
      for await (const part of response) text += String(part)
      const { statusCode: status = 0, headers } = response
      const isJson = headers['content-type'] === 'application/json'
      resolve({ status, headers, body: isJson ? JSON.parse(text) : text })
    })
    asked.end(send === undefined ? undefined : JSON.stringify(send))
  })
}
