import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Pages, and the files of the build that answer them. */
const PAGES = { '/': 'index.html', '/login': 'login.html' }
const HTTPS_LOST =
  'is https, but the server does not know it: a proxy in front does not pass on X-Forwarded-Proto (docs/operate.md, Behind a proxy).'
const TIMEOUT_MS = 20_000

/**
 * Asks for pages where students do, and compares them with the build. The service worker caches only the bytes of
 * the build, so where something on the way rewrites pages, the portal does not open offline.
 * @param origin of the address that students use
 * @param folder of the built portal
 * @returns what is wrong; null when each page arrived as it was built
 */
export async function examinePages(origin: string, folder: string): Promise<string | null> {
  if (!existsSync(join(folder, 'index.html'))) return `There is no built portal in ${folder}.`
  for (const [path, file] of Object.entries(PAGES)) {
    const address = origin + path
    const answer = await fetchPage(address)
    if (typeof answer === 'string') return `${address} cannot be read (${answer}).`
    if (origin.startsWith('https:') && !answer.keepsHttps) return `${address} ${HTTPS_LOST}`
    if (answer.body.equals(await readFile(join(folder, file)))) continue
    return (
      `${address} does not arrive as it was built, so the portal does not open offline. Either another version ` +
      'of the portal runs there, or a service in front of it rewrites pages: turn that off (it may be called ' +
      'optimization, minification or email obfuscation).'
    )
  }
  return null
}

/** @returns a page, or why there is none */
async function fetchPage(address: string): Promise<{ body: Buffer; keepsHttps: boolean } | string> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!answer.ok) return `it answers ${answer.status}`
    const keepsHttps = answer.headers.has('strict-transport-security')
    return { body: Buffer.from(await answer.arrayBuffer()), keepsHttps }
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error
    return cause instanceof Error ? cause.message : String(cause)
  }
}
