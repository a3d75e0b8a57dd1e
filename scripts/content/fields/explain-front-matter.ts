import type { ErrorCode, YAMLError } from 'yaml'
import { explainLines } from './explain-lines.ts'
import type { Slip } from './slip.ts'
import { YAML_OPTIONS, type Fields } from './fields.ts'
import { movedBy, type Explanation, type Report } from '../problem.ts'
import { placeAt } from '../source.ts'
import { yaml } from './yaml.ts'

/** Reports why front matter cannot be read. */
export function explainFrontMatter(fields: Fields, report: Report): void {
  const { source, start, end } = fields
  const text = source.text.slice(start, end)
  const { errors, warnings } = yaml().parseDocument(text, YAML_OPTIONS)
  const slips = explainLines(text)
  for (const slip of slips) reportSlip(fields, slip, report)
  // Where the lines tell nothing, the parser's first word is right; those after it often are not.
  const said = [...errors, ...warnings].filter(({ code }, index) => {
    return code === 'DUPLICATE_KEY' || (index === 0 && slips.length === 0)
  })
  for (const error of said) report(placeAt(source, start + error.pos[0]), ...inPlainWords(error))
  if (slips.length === 0 && said.length === 0) {
    report(placeAt(source, start), 'The fields cannot be read.', 'Compare them with another file.')
  }
}

/** Whether front matter that can be read may not say what was meant; a cheap look that errs on this side. */
export function isSuspicious(text: string): boolean {
  return /\\|[ \t]#|[:-][ \t]+[&!{“”„‘]/.test(text)
}

/** Reports what is read otherwise than it was meant; whether there was anything. */
export function explainSilentSlips(fields: Fields, report: Report): boolean {
  const text = fields.source.text.slice(fields.start, fields.end)
  const slips = explainLines(text).filter(({ silent }) => silent)
  for (const slip of slips) reportSlip(fields, slip, report)
  return slips.length > 0
}

function reportSlip({ source, start }: Fields, slip: Slip, report: Report): void {
  const { offset, sentence, advice, repair } = slip
  report(placeAt(source, start + offset), sentence, advice, repair && movedBy(repair, start))
}

/** Reports fields that are there twice, which JSON keeps quiet about; whether any were. */
export function explainDuplicates({ source, start, end }: Fields, report: Report): boolean {
  const { errors } = yaml().parseDocument(source.text.slice(start, end), YAML_OPTIONS)
  const duplicates = errors.filter(({ code }) => code === 'DUPLICATE_KEY')
  for (const error of duplicates) {
    report(placeAt(source, start + error.pos[0]), ...inPlainWords(error))
  }
  return duplicates.length > 0
}

function inPlainWords({ code }: YAMLError): Explanation {
  return (
    EXPLANATIONS[code] ?? [
      'The fields cannot be read from here on.',
      'Check this line and the one above it; a text with special characters needs double quotes.',
    ]
  )
}

const EXPLANATIONS: Partial<Record<ErrorCode, Explanation>> = {
  DUPLICATE_KEY: ['This field is there twice.', 'Keep one of the two.'],
  MULTIPLE_DOCS: ['Three dots on a line end the fields.', 'Remove this line.'],
  BAD_ALIAS: ['A text that begins with * needs quotes.', 'Put the whole text into double quotes.'],
  RESOURCE_EXHAUSTION: [
    'The fields are nested far too deeply.',
    'Remove what was pasted by mistake.',
  ],
}
