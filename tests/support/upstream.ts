import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

type Seen = {
  readonly method: string
  readonly url: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** A server of plain node:http that keeps every request. `asked` has them as 'GET /gone'. */
export async function upstream(answer: (response: ServerResponse, seen: Seen) => void) {
  const requests: Seen[] = []
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const { method = '', url = '', headers } = request
    const seen = { method, url, headers, body: Buffer.concat(chunks).toString() }
    requests.push(seen)
    asked.push(`${method} ${url}`)
    answer(response, seen)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests, asked }
}
