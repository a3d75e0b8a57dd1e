import type { Explanation } from '../problem.ts'
import { didYouMean, nearest } from '../suggest.ts'

const ALLOWED =
  'Write an address that begins with https://, http://, mailto: or tel:, or a page of the portal such as /classes.'

/** An address, and behind it words in brackets or after a dash. */
const WITH_REMARK = /^((?:https?:|mailto:|\/)\S+)\s+[(–—-]/i

/** Where a computer shows the portal to the person who changes it. */
const OWN_COMPUTER = /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?=\/|$)/i

/** By what an address looks like; the first that fits is told. ADDRESS stands for it, MENDED for what was meant. */
const EXPLANATIONS: readonly (readonly [RegExp, ...Explanation])[] = [
  [
    /^\s*$/,
    'The address is empty.',
    'Write where the link leads, from https:// on, or remove the link.',
  ],
  [
    /[\uff01-\uff5e。]/,
    'The address ADDRESS has wide signs in it, as keyboards of some languages type them.',
    'Write MENDED',
  ],
  [
    /^\/\/[\w-]+\.[\w.-]+(?:\/\S*)?$/,
    'The address ADDRESS has no https: in front.',
    'Write MENDED',
  ],
  [
    /^https?:\/\/[\w-]+,[\w-]+(?:\/\S*)?$/i,
    'The address ADDRESS has a comma in it.',
    'Did you mean MENDED?',
  ],
  [/^(?:javascript|data|vbscript|file|blob):/i, 'The address ADDRESS is not safe.', ALLOWED],
  [
    /^tel:[^\d]*\d(?:[^\d]*\d){4,}[^\d]*$/i,
    'ADDRESS is not written as a telephone number.',
    'Write MENDED',
  ],
  [
    /^tel:/i,
    'ADDRESS is not a telephone number.',
    'Write it in digits without spaces, like tel:+2348000000000.',
  ],
  [/^\+?\d[\d\s()-]{6,}$/, 'ADDRESS is a telephone number without tel: in front.', 'Write MENDED'],
  [/^<\S+>$|^\[[^\]]*\]\(\S+\)$/, 'ADDRESS is more than an address.', 'Write MENDED'],
  [
    /\S\s+(?:https?:|www\.)\S/i,
    'Here are two addresses: ADDRESS',
    'Keep one here, and give the other a link of its own below: a hyphen, address: and the address.',
  ],
  [
    /^[^/:]+\.(?:pdf|docx?|odt|xlsx?|ods|pptx?|odp|csv|txt|zip|html?|png|jpe?g|gif|webp|svg|mp[34])$/i,
    'ADDRESS is the name of a file, which links cannot open here.',
    'Write its whole address, beginning with https://, where the file can be found.',
  ],
  [
    WITH_REMARK,
    'Words stand behind this address, where only note: can hold them: ADDRESS',
    'Write MENDED',
  ],
  [/^mailto:/i, 'ADDRESS is not an e-mail address.', 'Write it like mailto:support@example.org.'],
  [/\s/, 'The address ADDRESS has a space in it.', 'Write MENDED'],
  [
    /^\/[/\\]/,
    'The address ADDRESS begins with two slashes.',
    'Write one slash for a page of the portal, or https:// for another website.',
  ],
  [/^https?:\/+https?:/i, 'The address ADDRESS begins twice.', 'Did you mean MENDED?'],
  [
    /^https?:\/\/[^/]*\\|^https?:\\/i,
    'The address ADDRESS has a backslash in it.',
    'Did you mean MENDED?',
  ],
  [
    /^https?:\/\/[^/]*@/i,
    'The address ADDRESS has an @ in it that hides where it leads.',
    'Write MENDED',
  ],
  [OWN_COMPUTER, 'The address ADDRESS opens on your own computer alone.', 'Did you mean MENDED?'],
  [
    /^https?:\/\//i,
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
    /^(?!.*\.md$)[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:[/:?#]|$)/u,
    'The address ADDRESS has no https:// in front.',
    'Write https://ADDRESS',
  ],
]

/** In the name of a file a space is written %20; anywhere else another sign, or none, was meant. */
const COPY = 'Open the page in your browser, and copy the address that is shown there.'

/** The address without what its kind cannot have. */
function mend(address: string): string {
  if (/[\uff01-\uff5e。]/.test(address)) return address.normalize('NFKC').replaceAll('。', '.')
  if (OWN_COMPUTER.test(address)) return address.replace(OWN_COMPUTER, '') || '/'
  if (/^\/\/[\w-]+\./.test(address)) return `https:${address}`
  if (/^https?:\/\/[\w-]+,/i.test(address)) return address.replace(',', '.')
  if (/^https?:\/\/[^/]*@/i.test(address)) return address.replace(/\/\/[^/]*@/, '//')
  if (/^tel:/i.test(address)) {
    const digits = address.replaceAll(/\D/g, '')
    return `tel:${/^tel:\D*\+/i.test(address) ? '+' : ''}${digits}`
  }
  const alone = WITH_REMARK.exec(address)?.[1]
  if (alone !== undefined) return alone
  if (/^\+?\d[\d\s()-]{6,}$/.test(address)) {
    return `tel:${address.startsWith('+') ? '+' : ''}${address.replaceAll(/\D/g, '')}`
  }
  const inner = /^<(\S+)>$/.exec(address)?.[1] ?? /^\[[^\]]*\]\((\S+)\)$/.exec(address)?.[1]
  if (inner !== undefined) return inner
  return (
    address
      .trim()
      .replace(/^https?:\/+(?=https?:)/i, '')
      .replace(/^([a-z]+:\/*)\s+/i, '$1')
      .replaceAll('\\', '/')
      // Beside a sign that parts an address no space was meant.
      .replaceAll(/(?<=[/?&=#]|\S-)\s+|\s+(?=[/?&=#])/g, '')
  )
}

/** What is wrong with an address that cannot be used, in plain words. */
export function explainAddress(address: string): Explanation {
  // As word processors and Markdown write it.
  const inside = /^(?:<|\[[^\]]*\]\()((?:https?|mailto|tel):[^\s<>()]+)[>)]$/i.exec(address)?.[1]
  if (inside !== undefined) {
    return ['The address stands among signs that do not belong here.', `Write ${inside}`]
  }
  const mended = mend(address)
  const fill = (text: string): string =>
    text.replace(/ADDRESS|MENDED/, (word) => (word === 'MENDED' ? mended : address))
  const [, sentence, advice] = EXPLANATIONS.find(([pattern]) => pattern.test(address)) ?? []
  if (sentence !== undefined && advice === 'Write MENDED' && /\s/.test(mended)) {
    return [fill(sentence), COPY]
  }
  if (sentence !== undefined && advice !== undefined) return [fill(sentence), fill(advice)]
  const [, scheme = '', rest = ''] = /^(\w+)(?:[:;.,]*[/\\]+|:(?=\w))(.+)$/.exec(address) ?? []
  if (nearest(scheme, ['http', 'https']) !== null) {
    return [`The address ${address} is misspelt at its beginning.`, didYouMean(`https://${rest}`)]
  }
  if (/^[a-z][a-z0-9+.-]*:/i.test(address)) {
    return [`The address ${address} is of a kind that the portal does not open.`, ALLOWED]
  }
  return [`${address} is not an address.`, ALLOWED]
}
