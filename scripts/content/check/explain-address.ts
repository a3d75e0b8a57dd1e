import type { Explanation } from '../problem.ts'

const ALLOWED =
  'Write an address that begins with https://, http://, mailto: or tel:, or a page of the portal such as /classes.'

/** By what an address looks like that cannot be used; the first that fits is told. ADDRESS stands for it. */
const EXPLANATIONS: readonly (readonly [RegExp, ...Explanation])[] = [
  [
    /^\s*$/,
    'The address is empty.',
    'Write where the link leads, from https:// on, or remove the link.',
  ],
  [/^(?:javascript|data|vbscript|file|blob):/i, 'The address ADDRESS is not safe.', ALLOWED],
  [
    /^tel:|^\+?\d[\d\s()-]{6,}$/i,
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
    /^https?:\/\/(?:localhost|127\.0\.0\.1)(?::\d+)?(?=\/|$)/i,
    'The address ADDRESS opens on your own computer alone.',
    'Write the address at which students open it.',
  ],
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
    /^[^/:]+\.(?:pdf|docx?|odt|xlsx?|ods|pptx?|odp|csv|txt|zip|html?|png|jpe?g|gif|webp|svg|mp[34])$/i,
    'ADDRESS is the name of a file, which links cannot open here.',
    'Write its whole address, beginning with https://, where the file can be found.',
  ],
  [
    /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:[/:?#]|$)/u,
    'The address ADDRESS has no https:// in front.',
    'Write https://ADDRESS',
  ],
]

/** What is wrong with an address that cannot be used, in plain words. */
export function explainAddress(address: string): Explanation {
  const [, ...found] = EXPLANATIONS.find(([pattern]) => pattern.test(address)) ?? [null]
  const [sentence = 'ADDRESS is not an address.', advice = ALLOWED] = found
  const fill = (text: string): string => text.replace('ADDRESS', () => address)
  return [fill(sentence), fill(advice)]
}
