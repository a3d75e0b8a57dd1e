import { execFileSync } from 'node:child_process'
import type { ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { onTestFinished } from 'vitest'

const FOR_127_0_0_1 = ['-days', '2', '-subj', '/CN=sheet', '-addext', 'subjectAltName=IP:127.0.0.1']
const KEY = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
const PRINTED = ['-keyout', '-', '-out', '-']

/** A key of 127.0.0.1 and its certificate, which it has signed itself. */
export function makePem(): string {
  const args = ['req', '-x509', ...KEY, ...FOR_127_0_0_1, ...PRINTED]
  return execFileSync('openssl', args, { encoding: 'utf8', stdio: 'pipe' })
}

/**
 * A website on https, whose certificate this process trusts until the end of the test. `answers` holds the answer of
 * each path: a text, or what to do with the response.
 */
export async function sheetServer(
  answers: Record<string, string | ((response: ServerResponse) => void)>,
  { isTrusted = true } = {},
) {
  const pem = makePem()
  const known = getCACertificates('default')
  if (isTrusted) setDefaultCACertificates([...known, pem])
  const server = createServer({ key: pem, cert: pem }, ({ url = '' }, response) => {
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
