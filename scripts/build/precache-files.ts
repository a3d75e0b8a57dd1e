import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../system/files.ts'
import { ifThere } from '../system/system-error.ts'

/**
 * Files that the worker does not cache: itself, files for the server, the version, home screen icons (the phone
 * keeps them), and all pages except the two that students start with.
 */
const NOT_CACHED =
  /^(?:(?!index\.|login\.).*\.html|sw\.js|headers\.json|school\.json|version\.json|source-hash\.txt|robots\.txt|(?:icon-.+|apple-touch-icon)\.png)$|\.(?:br|gz)$/
const INDEX = 'index.html'

/**
 * The addresses that the service worker caches, index.html first, each with the digest of its file. An
 * address without a hash in its name gets one appended; a page's hash includes its security policy.
 */
export function precacheFiles(
  folder: string,
  policies: Readonly<Record<string, string>>,
): Record<string, string> {
  const names = filesBelow(folder, '.').filter((name) => !NOT_CACHED.test(name) && name !== INDEX)
  const files = [INDEX, ...names].map((name) => {
    const digest = sha256(readFileSync(join(folder, name)), 'base64')
    const policy = name.endsWith('.html') ? policies[`/${INDEX}`] : ''
    const hash = sha256(`${policy}\0${digest}`, 'hex').slice(0, 8)
    const address = name.replace(/(?:index)?\.html$/, '')
    return [`/${name.startsWith('assets/') ? name : `${address}?${hash}`}`, `sha256-${digest}`]
  })
  return Object.fromEntries(files)
}

function sha256(bytes: string | Buffer, encoding: 'hex' | 'base64'): string {
  return createHash('sha256').update(bytes).digest(encoding)
}

/** The bytes that a first visit downloads for these files, compressed. */
export function bytesToFetch(folder: string, addresses: readonly string[]): number {
  const sizes = addresses.map((address) => {
    const file = join(folder, fileOf(address))
    return ifThere(() => statSync(`${file}.br`).size) ?? statSync(file).size
  })
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** The file for one of these addresses. */
function fileOf(address: string): string {
  const name = address.replace(/\?.*/, '').slice(1)
  if (name === '') return INDEX
  return name.includes('.') ? name : `${name}.html`
}

const MOST_BYTES = 250_000

/** The line that the build prints, with a warning if the size is much for a metered network. */
export function describeOffline(bytes: number, files: number): string {
  const size = `${Math.round(bytes / 1000)} kB`
  const sentence = `It opens without network once a phone has fetched ${files} files, ${size}.`
  return bytes <= MOST_BYTES
    ? sentence
    : `${sentence} That is more than ${MOST_BYTES / 1000} kB: are there large pictures?`
}
