import { isWebAddress, plainLink, readAddress } from '../../../contract/address.ts'
import { splitAtAddresses } from '../../../contract/text-addresses.ts'

// A task whose links do not open gets zero points (spec 5). Advice covers web addresses that the form
// accepts. It never blocks, and gives no advice when in doubt.

const SHARE_IT = 'Put your work online, to Google Drive for example, and paste its share link here.'
const ON_OWN_DEVICE = `This is a place on your own device, where nobody else can open it. ${SHARE_IT}`
const IN_OWN_NETWORK = `Only your own device or network can open this address. ${SHARE_IT}`
const COPY_IT = "Open your work there, then choose Share, 'Anyone with the link' and 'Copy link'."
const OWN_FILES = `Only you can see this page of your files. ${COPY_IT}`
const OWN_EDITOR = `Only you can open this page for editing. ${COPY_IT} A video must be Unlisted or Public.`
const NOTHING_BEFORE = 'Remove what stands before https:// or http://.'
const ONE_ADDRESS = 'Paste only one address, without other words.'

// Pages of common services that only their owner can see. Links to one file may be shared: not listed.
const OWN_PAGES: readonly (readonly [page: RegExp, advice: string])[] = [
  [/^drive\.google\.com(?:\/drive)?(?:\/u\/\d)?\/?(?:[?#]|$)/, OWN_FILES],
  [
    /^drive\.google\.com\/drive\/(?:mobile\/|u\/\d\/)*(?:my-drive|home|recent|shared-with-me)\b/,
    OWN_FILES,
  ],
  [
    /^docs\.google\.com\/(?:document|spreadsheets|presentation)(?:\/u\/\d)?\/?(?:[?#]|$)/,
    OWN_FILES,
  ],
  [/^photos\.google\.com\/(?!share\/)/, OWN_FILES],
  [
    /^onedrive\.live\.com\/(?:about\/?)?(?:$|\?(?!.*\b(?:authkey|redeem|resid|id=(?!root\b))))/,
    OWN_FILES,
  ],
  [/-my\.sharepoint\.com\/(?:$|(?!.*guestaccesstoken).*\/_layouts\/15\/|:\w:\/r\/)/i, OWN_FILES],
  [/^dropbox\.com\/(?:(?:home|recents|personal|work|preview|starred)\b|$)/, OWN_FILES],
  [/^icloud\.com\/(?:iclouddrive|photos)?\/?$/, OWN_FILES],
  [/^studio\.youtube\.com\//, OWN_EDITOR],
  [/^(?:m\.)?youtube\.com\/(?:my_videos|upload|edit)\b/, OWN_EDITOR],
  [/^vimeo\.com\/(?:manage|home|library|upload)\b/, OWN_EDITOR],
  [/^loom\.com\/(?:looms|my-videos|home|library|spaces|edit|record)\b/, OWN_EDITOR],
  [/^(?:[\w-]+\.)?zoom\.us\/recording\b/, OWN_EDITOR],
  [/^canva\.com\/(?:projects|your-projects|folder)\b/, OWN_FILES],
]

/** Why a mentor may be unable to open a link; null where no reason is known. */
export function adviseOnLink(pasted: string): string | null {
  const typed = plainLink(pasted)
  if (!isWebAddress(typed)) return null // the form's own rule reports this
  // A second address after a slash, an = or the like is part of the first one (archives, viewers).
  if (/\s|[^/=?#&:]https?:\/\/|^https?:\/\/https?:/i.test(typed)) return ONE_ADDRESS
  const end = splitAtAddresses(typed).at(-1)?.text ?? ''
  if (end !== '') return `It ends with ${end} which may not belong to it.`
  const { hostname, pathname, search, hash } = new URL(typed)
  if (isOwnNetwork(hostname)) return IN_OWN_NETWORK
  const page = hostname.replace(/^www\./, '') + pathname + search + hash
  return OWN_PAGES.find(([own]) => own.test(page))?.[1] ?? null
}

/** The two links of the task form, as typed. */
export type TaskLinks = { readonly documentLink: string; readonly videoLink: string }

/** The advice about both links, in whole sentences. */
export function adviseOnLinks({ documentLink, videoLink }: TaskLinks): readonly string[] {
  const advice = [
    ['Documents Link', adviseOnLink(documentLink)],
    ['Video Link', adviseOnLink(videoLink)],
  ] as const
  const sentences = advice.flatMap(([label, words]) =>
    words === null ? [] : [`${label}: ${words} If the link is right, press Submit Task again.`],
  )
  if (sentences.length > 0 || !isSameLink(documentLink, videoLink)) return sentences
  return ['Both links are the same. If that is right, press Submit Task again.']
}

/** Whether two typed links lead to the same place. Ignores the parameters that sharing adds. */
export function isSameLink(one: string, other: string): boolean {
  return isWebAddress(one) && isWebAddress(other) && essence(one) === essence(other)
}

function essence(typed: string): string {
  const { host, pathname, searchParams, hash } = new URL(typed)
  for (const added of ['usp', 'si']) searchParams.delete(added)
  return `${host.replace(/^www\./, '')}${pathname.replace(/\/$/, '')}?${searchParams}${hash}`
}

/**
 * Explains why a text is no web address.
 * @param of what the link leads to: 'your documents'
 */
export function explainNoLink(typed: string, of: string): string {
  if (/^(?:file|content):|^[a-z]:[\\/]|^\/(?:storage|home|Users|sdcard)\//i.test(typed)) {
    return ON_OWN_DEVICE
  }
  const [host = ''] = typed.split(/[/:?#]/)
  if ((host === 'localhost' || host.includes('.')) && isOwnNetwork(host)) return IN_OWN_NETWORK
  if (findLink(typed) !== null && /\s/.test(typed)) return ONE_ADDRESS
  if (findLink(typed) !== null && /^[^a-z\d]/i.test(typed)) return NOTHING_BEFORE
  return `Enter the whole web address of ${of}, starting with https:// or http://.`
}

/** Finds the only web address in a text that is not one itself: a pasted sentence, a missing https. */
export function findLink(typed: string): string | null {
  if (isWebAddress(typed)) return null
  const address = readAddress(typed)
  if (address?.kind === 'host') return address.href
  const [only, ...others] = splitAtAddresses(typed).filter(({ isAddress }) => isAddress)
  return only && others.length === 0 && isWebAddress(only.text) ? only.text : null
}

/** Whether only the host's own device or network can reach it. */
function isOwnNetwork(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/\.$/, '')
  if (host.startsWith('[')) return /^\[(?:::1?|f[cd]..:.*|fe[89ab].:.*)\]$/.test(host)
  if (!/^[\d.]+$/.test(host)) {
    return !host.includes('.') || /\.(?:localhost|local|lan|internal|home\.arpa)$/.test(host)
  }
  return /^(?:0|10|127|192\.168|172\.(?:1[6-9]|2\d|3[01])|169\.254)\./.test(host)
}
