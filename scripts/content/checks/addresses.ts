import type { Content } from '../content.ts'
import { error, warning, type Finding, type Problem } from '../problem.ts'
import { placeOf } from '../source.ts'

/** Addresses that cannot be used, or that open something else than students need. */
export function checkAddresses({ references, settings, mails }: Content): Problem[] {
  const ofMails = new Set(mails.map(({ file }) => file))
  const sidebar = settings.navigation?.fields.source.file
  return references.flatMap(({ spot, target }) => {
    if (target.kind !== 'address') return []
    const { file } = spot.source
    const { leads, address } = target
    const place = placeOf(spot)
    // Values that are not known have been told already.
    if (leads === null) return address.includes('{{') ? [] : error(place, explain(address))
    const isInside = leads.kind === 'portal' || leads.kind === 'anchor'
    if (isInside && ofMails.has(file)) return error(place, lostInMail(address))
    if (file === sidebar && leads.kind !== 'web') return error(place, noWebsite(address))
    if (EDIT_LINK.test(address)) return error(place, FORM_FOR_MAKERS)
    const isPlain = leads.kind === 'web' && /^http:/i.test(address)
    return isPlain ? warning(place, PLAIN_HTTP) : []
  })
}

/** Where forms of Google and Microsoft are made. */
const EDIT_LINK =
  /^https:\/\/(?:docs\.google\.com\/forms\/(?:u\/\d\/)?d\/[^/?#]+\/edit|forms\.(?:office|microsoft|cloud\.microsoft)(?:\.com)?\/Pages\/DesignPage)/i

const FORM_FOR_MAKERS: Finding = {
  rule: 'form-edit-link',
  message: 'This address opens the form for those who change it, not for those who fill it in.',
  advice:
    'Open the form, choose Send or Collect responses, and copy the address that is shown there for a link.',
}

const PLAIN_HTTP: Finding = {
  rule: 'plain-http',
  message:
    'This address begins with http://, so others on the same network can read what a student sends.',
  advice: 'Try it with https:// and write that, if it opens.',
}

function lostInMail(address: string): Finding {
  const message = `A mail cannot lead to ${address}: nobody knows there where the portal is.`
  return { rule: 'mail-link', message, advice: 'Write the whole address, from https:// on.' }
}

function noWebsite(address: string): Finding {
  return {
    rule: 'wrong-address',
    message: `${address} is not the address of a website.`,
    advice:
      'Write the whole address, from https:// on; or for a page of the portal "page" and its folder.',
  }
}

const ALLOWED =
  'Write an address that begins with https://, mailto: or tel:, or a page of the portal such as /classes.'

/** By what an address looks like that cannot be used; the first that fits is told. ADDRESS stands for it. */
const EXPLANATIONS: readonly (readonly [RegExp, message: string, advice: string])[] = [
  [
    /^(?:tel:|\+?\d[\d\s()-]{6,}$)/i,
    'ADDRESS is not written as a telephone number.',
    'Write it in digits without spaces, like tel:+2348000000000.',
  ],
  [/^mailto:/i, 'ADDRESS is not an e-mail address.', 'Write it like mailto:support@example.org.'],
  [
    /\s/,
    'The address ADDRESS has a space in it.',
    'Open the page in your browser, and copy the address that is shown there.',
  ],
  [
    /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?(?=\/|$)/i,
    'The address ADDRESS opens on your own computer alone.',
    'Write the address at which students open it.',
  ],
  [
    /^https?:/i,
    'The address ADDRESS does not name a whole website.',
    'Write the whole name, as in https://example.org/form.',
  ],
  [
    /^[\w.+-]+@[\w.-]+$/,
    'ADDRESS is an e-mail address without mailto: in front.',
    'Write mailto:ADDRESS',
  ],
  [
    /\.md(?:#.*)?$/i,
    'ADDRESS is a file of the content folder, which students cannot open.',
    'Write the page that shows it, such as /classes.',
  ],
  [
    /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:[/:?#]|$)/u,
    'The address ADDRESS has no https:// in front.',
    'Write https://ADDRESS',
  ],
]

function explain(address: string): Finding {
  const [, message, advice] = EXPLANATIONS.find(([pattern]) => pattern.test(address)) ?? [
    null,
    'ADDRESS is not an address that can be used here.',
    ALLOWED,
  ]
  const fill = (text: string): string => text.replace('ADDRESS', () => address)
  return { rule: 'wrong-address', message: fill(message), advice: fill(advice) }
}
