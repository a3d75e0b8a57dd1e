import type { Explanation } from '../problem.ts'

type Doubt = { readonly explanation: Explanation; readonly meant?: string }

/** Hosts that programs put before the address that was copied, and the part of it that holds that one. */
const DETOUR =
  /^https?:\/\/(?:(?:www\.)?google\.\w+(?:\.\w+)?\/url|[\w.-]+\.safelinks\.protection\.outlook\.com\/|lm?\.facebook\.com\/l\.php)\?(?:[^#]*&)?(?:q|u|url)=(https?[^&#]+)/i

/** A host and a page with nothing between them; .company, .organic and .network are endings of hosts. */
const NO_SLASH =
  /^(https?:\/\/[^/?#]*\.(?:com|org|net|edu|gov))(?!munity|pany|puter|pare|sec|anic|work|bank|flix)([a-z][\w-]{2,}(?:[/?#].*)?)$/i

/** Where forms of Google and Microsoft are made. */
const WORKSHOP =
  /^https:\/\/(?:docs\.google\.com\/forms\/(?:u\/\d\/)?d\/[^/?#]+\/edit|forms\.(?:office|microsoft|cloud\.microsoft)(?:\.com)?\/Pages\/DesignPage)/i
const SEND =
  'Open the form, choose Send or Collect responses, and copy the address that is shown there for a link.'

const SHARE = 'Share what students are to see, and copy the address that is offered there for it.'

/** What only somebody sees who has signed in there: the mails and files of whoever copied the address. */
const OWN =
  /^https:\/\/(?:mail\.google\.com\/mail\/|outlook\.(?:live|office|office365)\.com\/mail\/|drive\.google\.com\/drive\/(?:u\/\d+\/)?(?:my-drive|home|recent|shared-with-me|starred)(?![\w-])|www\.canva\.com\/design\/[^?#]*\/edit(?![\w-])|studio\.youtube\.com\/|[\w.-]*zoom\.us\/s\/|docs\.google\.com\/(?:document|spreadsheets|presentation|forms)\/u\/\d+\/?$)/i

/** Why an address that can be opened does not lead where its writer meant; null where nothing is odd. */
export function doubtfulAddress(address: string): Doubt | null {
  if (/(?:…|\.\.\.)$/.test(address)) {
    const sentence = `The address ${address} was cut off where it was copied from.`
    return { explanation: [sentence, 'Open the website, and copy the whole address.'] }
  }
  const [signs = ''] = /[.,;:!]+$|[)\]>"'”’]+[.,;]?$/.exec(address) ?? []
  const isPair = signs.startsWith(')') && address.includes('(')
  if (signs !== '' && !isPair) {
    const sentence = `The address ends with ${signs}, which belongs to the sentence around it.`
    return writeInstead(sentence, address.slice(0, -signs.length))
  }
  if (/^mailto:[:/]/i.test(address)) {
    const meant = address.replace(/^mailto:[:/]+/i, 'mailto:')
    return writeInstead('One colon, and no slash, stands before an e-mail address.', meant)
  }
  const [start = '', rest = ''] = NO_SLASH.exec(address)?.slice(1) ?? []
  if (start !== '') return writeInstead('A slash is missing in the address.', `${start}/${rest}`)
  const detour = DETOUR.exec(address)?.[1]
  if (detour !== undefined) {
    const sentence = 'This address leads through the program that it was copied from.'
    return writeInstead(sentence, decoded(detour))
  }
  if (WORKSHOP.test(address)) {
    const sentence =
      'This address opens the form for those who change it, not for those who fill it in.'
    return { explanation: [sentence, SEND] }
  }
  if (OWN.test(address)) {
    const sentence = 'This address opens what only whoever copied it can see.'
    return { explanation: [sentence, SHARE] }
  }
  const second = /[^/=?&#:]https?:\/\//i.exec(address.split('?')[0] ?? '')
  if (second === null) return null
  const [one, other] = [address.slice(0, second.index + 1), address.slice(second.index + 1)]
  const sentence = 'Two addresses stand here, one behind the other.'
  return { explanation: [sentence, `Keep one of them: ${one} or ${other}`] }
}

function writeInstead(sentence: string, meant: string): Doubt {
  return { explanation: [sentence, `Write ${meant}`], meant }
}

/** Never throws, as decodeURIComponent does where a percent sign stands alone. */
function decoded(part: string): string {
  return new URLSearchParams(`to=${part}`).get('to') ?? part
}
