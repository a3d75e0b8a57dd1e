import { createHash } from 'node:crypto'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../files.ts'
import { ifThere } from '../system-error.ts'

/**
 * What the worker does not keep: the chat's page, itself, what is for servers to read, and the icons of
 * a home screen, which a phone fetches once and keeps by itself.
 */
const NOT_KEPT =
  /^(?:chat\.html|sw\.js|headers\.json|source-hash\.txt|(?:icon-.+|apple-touch-icon)\.png)$|\.(?:br|gz)$/
const PAGE = 'index.html'

/**
 * The addresses of what the service worker keeps of a built portal, the page's first. What has no
 * hash in its name has one behind it; the page's follows from its security policy, too.
 */
export function keptFiles(folder: string, policies: Readonly<Record<string, string>>): string[] {
  const names = filesBelow(folder, '.').filter((name) => !NOT_KEPT.test(name) && name !== PAGE)
  const page = `/?${hash(folder, PAGE, policies[`/${PAGE}`])}`
  const others = names.map((name) =>
    name.startsWith('assets/') ? `/${name}` : `/${name}?${hash(folder, name)}`,
  )
  return [page, ...others]
}

function hash(folder: string, name: string, policy = ''): string {
  const bytes = readFileSync(join(folder, name))
  return createHash('sha256').update(policy).update('\0').update(bytes).digest('hex').slice(0, 8)
}

/** How many bytes a first visit fetches to keep these files, each as small as a server can send it. */
export function bytesToFetch(folder: string, addresses: readonly string[]): number {
  const sizes = addresses.map((address) => {
    const file = join(folder, address === addresses[0] ? PAGE : address.replace(/\?.*/, ''))
    return ifThere(() => statSync(`${file}.br`).size) ?? statSync(file).size
  })
  return sizes.reduce((sum, size) => sum + size, 0)
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
