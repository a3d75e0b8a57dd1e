import { domainToUnicode } from 'node:url'
import type { Content } from '../content.ts'
import { error, warning, type Finding, type Problem } from '../problem.ts'

/** Addresses that cannot be used, or that do not open what students need. */
export function checkAddresses({ references, mails }: Content): Problem[] {
  return references.flatMap(({ spot, target }) => {
    if (target.kind !== 'address') return []
    const { leads, address } = target
    // (checkValues reports an unknown value in it.)
    if (leads === null) return address.includes('{{') ? [] : error(spot, ...explain(address))
    const isInside = leads.kind === 'portal' || leads.kind === 'anchor'
    if (isInside && mails.some(({ source }) => source === spot.source)) {
      const message = `A mail cannot lead to ${address}: mail programs do not know the portal.`
      return error(spot, message, 'Write the whole address, with https://.')
    }
    const mixed = 'host' in leads ? MIXED_HOST.exec(domainToUnicode(leads.host)) : null
    if (mixed) return error(spot, ...otherAlphabet(mixed))
    if (EDIT_LINK.test(address)) return error(spot, ...FORM_FOR_MAKERS)
    return /^http:/i.test(address) ? warning(spot, ...PLAIN_HTTP) : []
  })
}

/** A part of a host with Latin letters and one that only looks like them. Chinese and Japanese hosts can mix. */
const MIXED_HOST =
  /(?<![^.])(?=[^.]*\p{Script=Latin})[^.]*?([\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}\p{Script=Cherokee}]).*/u

function otherAlphabet([part, sign]: RegExpExecArray): Finding {
  return [
    `The letter ${sign} in ${part} is of another alphabet, so this address opens another website than it seems to.`,
    'Type it by hand, or copy it from the website itself.',
  ]
}

/** Where forms of Google and Microsoft are made. */
const EDIT_LINK =
  /^https:\/\/(?:docs\.google\.com\/forms\/(?:u\/\d\/)?d\/[^/?#]+\/edit|forms\.(?:office|microsoft|cloud\.microsoft)(?:\.com)?\/Pages\/DesignPage)/i

const FORM_FOR_MAKERS: Finding = [
  'This address lets people change the form, not fill it in.',
  'Open the form, choose Send or Collect responses, and copy the link from there.',
]
const PLAIN_HTTP: Finding = [
  'This address begins with http://, so others on the same network can read what a student sends.',
  'Try it with https://. If it opens, use that.',
]

/** For addresses that cannot be used: the first match counts. ADDRESS stands for the address. */
const EXPLANATIONS: readonly (readonly [RegExp, ...Finding])[] = [
  [
    /^(?:tel:|\+?\d[\d\s()-]{6,}$)/i,
    'ADDRESS is not written as a telephone number.',
    'Write it in digits without spaces, like tel:+2348000000000',
  ],
  [/^mailto:/i, 'ADDRESS is not an e-mail address.', 'Write it like mailto:support@example.org'],
  [
    /\s/,
    'The address ADDRESS has a space in it.',
    'Open the page in your browser, and copy its address from there.',
  ],
  [
    /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?=\/|$)/i,
    'The address ADDRESS opens on your own computer only.',
    'Write the address that students open.',
  ],
  [
    /^https?:/i,
    'ADDRESS is not the whole address of a website.',
    'Copy the address from your browser, as in https://example.org/form',
  ],
  [
    /^[\w.+-]+@[\w.-]+$/,
    'ADDRESS is an e-mail address without mailto: before it.',
    'Write mailto:ADDRESS',
  ],
  [
    /\.md(?:#.*)?$/i,
    'ADDRESS is a file of the content folder, which students cannot open.',
    'Write the page that shows it, such as /classes',
  ],
  [
    /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:[/:?#]|$)/u,
    'The address ADDRESS does not begin with https://.',
    'Write https://ADDRESS',
  ],
  [
    /^/,
    'ADDRESS is not an address.',
    'Write an address that begins with https://, mailto: or tel:, or a page of the portal such as /classes',
  ],
]

function explain(address: string): Finding {
  const fits = EXPLANATIONS.find(([pattern]) => pattern.test(address))
  const [message = '', advice = ''] = (fits?.slice(1) ?? []).map((text) =>
    String(text).replace('ADDRESS', () => address),
  )
  return [message, advice]
}
