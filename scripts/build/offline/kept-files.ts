import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../../system/files.ts'
import { ifThere } from '../../system/system-error.ts'

/**
 * What the worker does not keep: itself, what is for servers to read, the icons of a home screen, which a
 * phone fetches once and keeps by itself, and pages but for the two that a student begins with.
 */
const NOT_KEPT =
  /^(?:(?!index\.|login\.).*\.html|sw\.js|headers\.json|school\.json|source-hash\.txt|robots\.txt|(?:icon-.+|apple-touch-icon)\.png)$|\.(?:br|gz)$/
const PAGE = 'index.html'

/**
 * The addresses of what the service worker keeps of a built portal, the page's first, each with the digest
 * of its file. What has no hash in its name has one behind it; a page's follows from its security policy, too.
 */
export function keptFiles(
  folder: string,
  policies: Readonly<Record<string, string>>,
): Record<string, string> {
  const names = filesBelow(folder, '.').filter((name) => !NOT_KEPT.test(name) && name !== PAGE)
  const files = [PAGE, ...names].map((name) => {
    const digest = sha256(readFileSync(join(folder, name)), 'base64')
    const policy = name.endsWith('.html') ? policies[`/${PAGE}`] : ''
    const hash = sha256(`${policy}\0${digest}`, 'hex').slice(0, 8)
    const address = name.replace(/(?:index)?\.html$/, '')
    return [`/${name.startsWith('assets/') ? name : `${address}?${hash}`}`, `sha256-${digest}`]
  })
  return Object.fromEntries(files)
}

function sha256(bytes: string | Buffer, encoding: 'hex' | 'base64'): string {
  return createHash('sha256').update(bytes).digest(encoding)
}

/** How many bytes a first visit fetches to keep these files, each as small as a server can send it. */
export function bytesToFetch(folder: string, addresses: readonly string[]): number {
  const sizes = addresses.map((address) => {
    const file = join(folder, fileOf(address))
    return ifThere(() => statSync(`${file}.br`).size) ?? statSync(file).size
  })
  return sizes.reduce((sum, size) => sum + size, 0)
}

/** The file of the built portal that answers one of these addresses. */
export function fileOf(address: string): string {
  const name = address.replace(/\?.*/, '').slice(1)
  if (name === '') return PAGE
  return name.includes('.') ? name : `${name}.html`
}

const MOST_BYTES = 250_000

/** What a build says of it, with a warning where it is much for a student who pays for every byte. */
export function describeInstall(bytes: number, files: number): string {
  const size = `${Math.round(bytes / 1000)} kB`
  const said = `It opens without network once a phone has fetched ${files} files, ${size}.`
  return bytes <= MOST_BYTES
    ? said
    : `${said} That is more than ${MOST_BYTES / 1000} kB: are there large pictures?`
}
