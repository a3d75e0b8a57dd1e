import { once } from 'node:events'
import { chmod, writeFile } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { request } from 'node:https'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { connect, type SecureVersion } from 'node:tls'
import { SELF_SIGNED } from '../support/self-signed.ts'

// Helpers for the tests of deploy/: a certificate, and requests over https.

/** Writes portal.pem and portal.key, readable by every user. */
export async function writeCertificate(folder: string): Promise<void> {
  for (const name of ['portal.pem', 'portal.key']) {
    await writeFile(join(folder, name), SELF_SIGNED)
    await chmod(join(folder, name), 0o644)
  }
}

/** Makes a file of deploy/ use the certificate in this folder. */
export function withCertificate(site: string, folder: string): string {
  return site
    .replaceAll('/etc/ssl/', `${folder}/`)
    .replace(
      /portal\.example\.org\}? \{/,
      (site) => `${site}\n\ttls ${folder}/portal.pem ${folder}/portal.key`,
    )
}

/** Sends a request as Safari 15.6 does, without Sec-Fetch-*. */
export async function ask(
  origin: string,
  path: string,
  { body = '', headers = {} }: { body?: string; headers?: Record<string, string> } = {},
) {
  const sending = request(`${origin}${path}`, {
    method: body === '' ? 'GET' : 'POST',
    rejectUnauthorized: false,
    agent: false,
    headers: {
      host: 'portal.example.org',
      ...(body !== '' && {
        origin: 'https://portal.example.org',
        'content-type': 'application/json',
        'content-length': String(Buffer.byteLength(body)),
      }),
      ...headers,
    },
  })
  const [answer] = (await once(sending.end(body), 'response')) as [IncomingMessage]
  return { status: answer.statusCode, headers: answer.headers, body: await text(answer) }
}

/** Whether the server accepts this version of TLS. The client itself accepts all. */
export function speaks(origin: string, version: SecureVersion): Promise<boolean> {
  const socket = connect({
    host: '127.0.0.1',
    port: Number(new URL(origin).port),
    servername: 'portal.example.org',
    rejectUnauthorized: false,
    minVersion: version,
    maxVersion: version,
    ciphers: 'DEFAULT@SECLEVEL=0',
  })
  const isSecure = once(socket, 'secureConnect').then(
    () => true,
    () => false,
  )
  return isSecure.finally(() => socket.destroy())
}
