import { readFileSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { onTestFinished } from 'vitest'
import { SELF_SIGNED } from '../../support/self-signed.ts'

const CERTIFICATES = join(import.meta.dirname, 'certificates')

/** The name of a certificate in certificates/, each with the key of SELF_SIGNED. */
type WrongCertificate = 'expired' | 'not-yet-valid' | 'other-host'

/**
 * A website on https, whose certificate this process trusts until the end of the test. `answers` holds the answer of
 * each path: a text, or what to do with the response.
 */
export async function sheetServer(
  answers: Record<string, string | ((response: ServerResponse) => void)>,
  { isTrusted = true, wrong }: { isTrusted?: boolean; wrong?: WrongCertificate } = {},
) {
  const cert =
    wrong === undefined ? SELF_SIGNED : readFileSync(join(CERTIFICATES, `${wrong}.pem`), 'utf8')
  const known = getCACertificates('default')
  if (isTrusted) setDefaultCACertificates([...known, cert])
  const server = createServer({ key: SELF_SIGNED, cert }, ({ url = '' }, response) => {
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
