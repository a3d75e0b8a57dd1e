import { rewritten, valuePlace, writtenValue, type Fields } from '../fields/fields.ts'
import { quote } from '../fields/quote.ts'
import { readFrontMatter } from '../fields/read-front-matter.ts'
import { changedText } from '../files/changed-text.ts'
import type { ContentFiles } from '../files/content-files.ts'
import { warning, type Problem } from '../problem.ts'
import { checkChangedFields } from '../settings/changed-values.ts'

/**
 * Fields of texts whose values look like slips beside those of the accepted version.
 * @param paths the files that students read
 */
export function checkFieldsOfTexts(
  files: ContentFiles,
  paths: readonly string[],
  accepted: ContentFiles,
): Problem[] {
  return paths.flatMap((file) => {
    const found = changedText(file, files, accepted)
    if (!found) return []
    const now = readFrontMatter({ file, text: found.text }).file?.fields
    const was = readFrontMatter({ file, text: found.was }).file?.fields
    if (!now || !was) return []
    const zeros = checkLostZeros(now, was)
    return zeros.length > 0 ? zeros : checkChangedFields(now, was)
  })
}

/** Numbers in details that began with a zero and are shorter now: spreadsheets leave out zeros at the beginning. */
function checkLostZeros(now: Fields, was: Fields): Problem[] {
  const former = new Map(factsOf(was).map(({ label, value }) => [label, value]))
  return factsOf(now).flatMap(({ label, value, path }) => {
    const before = former.get(label) ?? ''
    const isShorter = /^[1-9]\d*$/.test(value) && value.length < before.length
    if (!isShorter || !/^0\d+$/.test(before)) return []
    const meant = quote(value.padStart(before.length, '0'))
    const sentence = `This number has ${value.length} digits; it was ${before} before, with ${before.length}.`
    const advice = `Spreadsheets leave out a 0 at the beginning. If one is missing, write ${meant}`
    return [
      warning(valuePlace(now, path), sentence, advice, undefined, rewritten(now, path, meant)),
    ]
  })
}

function factsOf(fields: Fields) {
  const facts: unknown = Reflect.get(Object(fields.data), 'facts')
  return (Array.isArray(facts) ? facts : []).map((fact: unknown, index) => {
    const path = ['facts', index, 'value'] as const
    return {
      label: String(Reflect.get(Object(fact), 'label')),
      value: writtenValue(fields, path),
      path,
    }
  })
}
