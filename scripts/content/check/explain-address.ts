import type { Explanation } from '../problem.ts'
import { nearest } from '../suggest.ts'

/** What is wrong with an address that cannot be used, in plain words. */
export function explainAddress(address: string): Explanation {
  const found = SLIPS.find(([pattern]) => pattern.test(address))
  if (found) return [found[1](address), found[2](address)]
  const [, scheme = '', rest = ''] = /^(\w+)(?:[:;.,]*[/\\]+|:(?=\w))(.+)$/.exec(address) ?? []
  if (nearest(scheme, ['http', 'https']) !== null) {
    return [`The address ${address} is misspelt at its beginning.`, `Did you mean https://${rest}?`]
  }
  if (/^[a-z][a-z0-9+.-]*:/i.test(address)) {
    return [`The address ${address} is of a kind that the portal does not open.`, ALLOWED]
  }
  return [`${address} is not an address.`, ALLOWED]
}

type Slip = readonly [
  pattern: RegExp,
  sentence: (address: string) => string,
  advice: (address: string) => string,
]

const ALLOWED =
  'Write an address that begins with https://, http://, mailto: or tel:, or a page of the portal such as /classes.'

/** Slips by what an address looks like; the first that fits is told. */
const SLIPS: readonly Slip[] = [
  [
    /^\s*$/,
    () => 'The address is empty.',
    () => 'Write where the link leads, such as https://example.org/form.',
  ],
  [
    /^(?:javascript|data|vbscript|file|blob):/i,
    (address) => `The address ${address} is not safe.`,
    () => ALLOWED,
  ],
  [
    /^mailto:/i,
    (address) => `${address} is not an e-mail address.`,
    () => 'Write it like mailto:support@example.org.',
  ],
  [
    /^tel:/i,
    (address) => `${address} is not a telephone number.`,
    () => 'Write it in digits without spaces, like tel:+2348000000000.',
  ],
  [
    /\s/,
    (address) => `The address ${address} has a space in it.`,
    () => 'Remove the space, or write %20 for it.',
  ],
  [
    /^\/[/\\]/,
    (address) => `The address ${address} begins with two slashes.`,
    () => 'Write one slash for a page of the portal, or https:// for another website.',
  ],
  [
    /^https?:\/+https?:/i,
    (address) => `The address ${address} begins twice.`,
    (address) => `Did you mean ${address.replace(/^https?:\/+(?=https?:)/i, '')}?`,
  ],
  [
    /^https?:\/\/[^/]*\\|^https?:\\/i,
    (address) => `The address ${address} has a backslash in it.`,
    (address) => `Did you mean ${address.replaceAll('\\', '/')}?`,
  ],
  [
    /^https?:\/\/[^/]*@/i,
    (address) => `The address ${address} has an @ in it that hides where it leads.`,
    () => 'Remove everything between https:// and the @.',
  ],
  [
    /^https?:\/\//i,
    (address) => `The address ${address} does not name a whole website.`,
    () => 'Write the whole name, as in https://example.org/form.',
  ],
  [
    /^[\w.+-]+@[\w.-]+$/,
    (address) => `${address} is an e-mail address without mailto: in front.`,
    (address) => `Write mailto:${address}`,
  ],
  [
    /\.md(?:#.*)?$/i,
    (address) => `${address} is a file of the content folder, which students cannot open.`,
    () => 'Write the page that shows it, such as /classes.',
  ],
  [
    /^[^/:]+\.(?:pdf|docx?|odt|xlsx?|ods|pptx?|odp|csv|txt|zip|html?|png|jpe?g|gif|webp|svg|mp[34])$/i,
    (address) => `${address} is the name of a file, which links cannot open here.`,
    () => 'Write its whole address, beginning with https://, where the file can be found.',
  ],
  [
    /^(?!.*\.md$)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:[/:?#]|$)/u,
    (address) => `The address ${address} has no https:// in front.`,
    (address) => `Write https://${address}`,
  ],
]
