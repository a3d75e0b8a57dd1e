import type { ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { onTestFinished } from 'vitest'
import { SELF_SIGNED } from '../../support/self-signed.ts'

/**
 * A website on https, whose certificate this process trusts until the end of the test. `answers` holds the answer of
 * each path: a text, or what to do with the response.
 */
export async function sheetServer(
  answers: Record<string, string | ((response: ServerResponse) => void)>,
  { isTrusted = true } = {},
) {
  const known = getCACertificates('default')
  if (isTrusted) setDefaultCACertificates([...known, SELF_SIGNED])
  const server = createServer({ key: SELF_SIGNED, cert: SELF_SIGNED }, ({ url = '' }, response) => {
    const answer = answers[url]
    if (typeof answer === 'function') answer(response)
    else response.writeHead(answer === undefined ? 404 : 200).end(answer)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(async () => {
    setDefaultCACertificates(known)
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return { origin: `https://127.0.0.1:${(server.address() as AddressInfo).port}` }
}
