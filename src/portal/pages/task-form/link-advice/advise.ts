import { isWebAddress, readAddress } from '../../../../contract/address.ts'
import { privateView } from './private-views.ts'

// Tasks without links that open are capped at zero (spec 5). Advice is about web addresses that the
// form accepts: it blocks nothing, and says nothing where it is not sure.

const SHARE_IT = 'Put your work online, to Google Drive for example, and paste its share link here.'
const ON_OWN_DEVICE = `This is a place on your own device, where nobody else can open it. ${SHARE_IT}`
const IN_OWN_NETWORK = `Only your own device or network can open this address. ${SHARE_IT}`
const TWO_ADDRESSES = 'There is more than one address here. Paste only one.'
const WORDS = 'There is a space in this address. Paste only the address, without other words.'
const WORDS_AROUND = 'Paste only the address, without other words.'
const CUT_OFF = 'The end of this address is missing. Copy it again, whole.'

const SAME = 'Both links are the same. If that is right, press Submit Task again.'
const ALL_THE_SAME = 'If the link is right, press Submit Task again.'

/** What may keep a mentor from opening a typed link; null where nothing is known to. */
export function adviseOnLink(typed: string): string | null {
  if (!isWebAddress(typed)) return null // the form's own rule speaks then
  const { hostname } = new URL(typed)
  // Behind a slash, an = or the like a second address is a part of the first: archives, viewers.
  if (/[^/=?#&:]https?:\/\//i.test(typed) || /^https?:\/\/https?:/i.test(typed)) {
    return TWO_ADDRESSES
  }
  if (/\s/.test(typed)) return WORDS
  if (/(?:…|\.\.\.)$/.test(typed)) return CUT_OFF
  if (isOwnNetwork(hostname)) return IN_OWN_NETWORK
  return privateView(new URL(typed))
}

/** The two links of the task form, as typed. */
export type TaskLinks = { readonly documentLink: string; readonly videoLink: string }

/** What to say about both, in whole sentences. Empty where there is nothing. */
export function adviseOnLinks({ documentLink, videoLink }: TaskLinks): readonly string[] {
  const advice = [
    ['Documents Link', adviseOnLink(documentLink)],
    ['Video Link', adviseOnLink(videoLink)],
  ] as const
  const sentences = advice.flatMap(([label, words]) =>
    words === null ? [] : [`${label}: ${words} ${ALL_THE_SAME}`],
  )
  return sentences.length === 0 && isSameLink(documentLink, videoLink) ? [SAME] : sentences
}

/** Whether two typed links lead to the same place, apart from what sharing adds to an address. */
export function isSameLink(one: string, other: string): boolean {
  return isWebAddress(one) && isWebAddress(other) && essence(one) === essence(other)
}

function essence(typed: string): string {
  const { hostname, port, pathname, searchParams, hash } = new URL(typed)
  const query = [...searchParams].filter(([name]) => !/^(?:usp|si|utm_.*)$/.test(name))
  const host = hostname.replace(/^www\./, '')
  return JSON.stringify([host, port, pathname.replace(/\/+$/, ''), query, hash])
}

/**
 * What is wrong with a typed text that is no web address.
 * @param of what the link leads to: 'your documents'
 */
export function explainNoLink(typed: string, of: string): string {
  if (/^(?:file|content):|^[a-z]:[\\/]|^\/(?:storage|home|Users|sdcard)\//i.test(typed)) {
    return ON_OWN_DEVICE
  }
  const [host = ''] = typed.split(/[/:?#]/)
  if ((host === 'localhost' || host.includes('.')) && isOwnNetwork(host)) return IN_OWN_NETWORK
  return findLink(typed) === null || !/\s/.test(typed)
    ? `Enter the whole web address of ${of}, starting with https:// or http://.`
    : WORDS_AROUND
}

/** The one web address within a typed text that is none itself: a pasted sentence, a missing https. */
export function findLink(typed: string): string | null {
  if (isWebAddress(typed)) return null
  const address = readAddress(typed)
  if (address?.kind === 'host') return address.href
  const found = (typed.match(/https?:\/\/[^\s<>"'“”‘’]+/gi) ?? []).map((one) =>
    one.replace(/[).,;:!?\]]+$/, ''),
  )
  const [only] = found
  return only !== undefined && found.length === 1 && isWebAddress(only) ? only : null
}

const IN_A_HOUSE = /(?:^|\.)(?:localhost|local|lan|internal|home\.arpa)$/

/** Whether a host is reached from its own device or network alone. */
function isOwnNetwork(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/\.$/, '')
  if (host.startsWith('[')) return /^\[(?:::1?|f[cd]..:.*|fe[89ab].:.*)\]$/.test(host)
  const [, a, b] = /^(\d+)\.(\d+)\.\d+\.\d+$/.exec(host)?.map(Number) ?? []
  if (a === undefined || b === undefined) return !host.includes('.') || IN_A_HOUSE.test(host)
  return (
    [0, 10, 127].includes(a) ||
    (a === 192 && b === 168) ||
    (a === 172 && b >= 16 && b <= 31) ||
    (a === 169 && b === 254)
  )
}
