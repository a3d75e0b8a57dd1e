import { explainQuoted } from './explain-quoted.ts'
import { hasField } from './field-names.ts'
import { isCurlyQuoted, quote } from './quote.ts'
import { lineEnd, type SeenValue, type Slip } from './slip.ts'

/** Looks at the value that begins at `at`, as it was written. */
export function lookAtValue(text: string, at: number): SeenValue {
  const end = lineEnd(text, at)
  const value = text.slice(at, end).trimEnd()
  const first = value[0] ?? ''
  if (first === '"' || first === "'") return explainQuoted(text, at, first)
  if (/^[|>][-+0-9]{0,2}(?: +#.*)?$/.test(value)) return { end, block: true }
  if (/^\[[^[\]]*\](?: +#.*)?$/.test(value) || /^\{[^{}]*\}$/.test(value)) return { end }
  const slip = explainPlain(value, first)
  if (!slip) return { end }
  const { offset, repair, ...said } = slip
  const whole =
    repair === undefined ? undefined : { start: at, end: at + value.length, text: repair }
  return { end, slip: { ...said, offset: at + offset, repair: whole } }
}

type PlainSlip = Omit<Slip, 'repair'> & { readonly repair?: string | undefined }

/** What is wrong with a value without quotes; `repair` is what to write for the whole of it. */
function explainPlain(value: string, first: string): PlainSlip | null {
  const quoted = quote(value)
  const advice = `Put the whole text into double quotes: ${quoted}`
  if (first === '#') {
    const sentence = 'What follows a # is left out, so this field is empty.'
    return { offset: 0, sentence, advice, silent: true, repair: sureOfHash(value, quoted) }
  }
  if (isCurlyQuoted(value)) {
    const plain = quote(value.slice(1, -1))
    const sentence = 'Curly quotes would be shown as a part of the text.'
    return { offset: 0, sentence, advice: `Write ${plain}`, silent: true, repair: plain }
  }
  if (/^(?:[*&!@%`[\]{},|>]|[-?] )/.test(value)) {
    const start = value.startsWith('{{') ? '{{' : first
    const sentence = `A text that begins with ${start} needs quotes.`
    // A list or group that was begun and not ended may not be meant as text.
    const repair = /^(?:\[|\{[^{])/.test(value) && /[,:]/.test(value) ? undefined : quoted
    return { offset: 0, sentence, advice, silent: /[&!{]/.test(first), repair }
  }
  const colon = value.search(/:(?:\s|$)/)
  if (colon !== -1) {
    const sentence = 'A text with a colon in it needs quotes.'
    return { offset: colon, sentence, advice, repair: hasField(value) ? undefined : quoted }
  }
  const hash = value.search(/\s#/)
  if (hash === -1) return null
  const sentence = 'What follows a # is left out.'
  return { offset: hash + 1, sentence, advice, silent: true, repair: sureOfHash(value, quoted) }
}

/** '#1' belongs to a text; '# old name' may have been meant to be left out. */
function sureOfHash(value: string, quoted: string): string | undefined {
  return /(?:^|\s)#(?:\s|$)/.test(value) ? undefined : quoted
}
