import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

type Answer = { readonly status: number; readonly json?: unknown }

/** A server that writes down what it is asked, such as 'GET /gone'. */
export async function startServer(answer: (asked: string, request: IncomingMessage) => Answer) {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.method} ${request.url}`)
    const { status, json } = answer(asked.at(-1) ?? '', request)
    response.writeHead(status).end(JSON.stringify(json))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { origin: `http://127.0.0.1:${port}`, asked }
}
