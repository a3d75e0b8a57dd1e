import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { onTestFinished } from 'vitest'
import { temporaryFolder } from '../program.ts'

const SELF = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes']
const SIGNED = ['-CA', 'ca.pem', '-CAkey', 'ca.key', '-addext', 'subjectAltName=IP:127.0.0.1']

function certify(cwd: string, name: string, more: readonly string[] = []): void {
  const files = ['-keyout', `${name}.key`, '-out', `${name}.pem`, '-subj', `/CN=${name}`]
  spawnSync('openssl', ['req', ...SELF, '-days', '2', ...files, ...more], { cwd })
}

type Certificates = { readonly authority: string; readonly key: string; readonly cert: string }

/** Made once, because that takes longer than a test. */
let certificates: Promise<Certificates> | undefined

async function makeCertificates(): Promise<Certificates> {
  const folder = await temporaryFolder()
  certify(folder, 'ca')
  certify(folder, 'sheet', [...SIGNED, '-addext', 'basicConstraints=critical,CA:false'])
  const read = (file: string) => readFile(join(folder, file), 'utf8')
  return {
    authority: await read('ca.pem'),
    key: await read('sheet.key'),
    cert: await read('sheet.pem'),
  }
}

/**
 * A website on https whose certificate comes from an authority of its own, which this process trusts until the end of
 * the test. `answers` holds the answer of each path: a text, or what to do with the response.
 */
export async function sheetServer(
  answers: Record<string, string | ((response: ServerResponse) => void)>,
  { isTrusted = true } = {},
) {
  certificates ??= makeCertificates()
  const { authority, key, cert } = await certificates
  const known = getCACertificates('default')
  if (isTrusted) setDefaultCACertificates([...known, authority])
  const server = createServer({ key, cert }, ({ url = '' }, response) => {
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
