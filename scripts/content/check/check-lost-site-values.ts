import { changedText } from '../files/changed-text.ts'
import type { ContentFiles } from '../files/content-files.ts'
import { warning, type Problem } from '../problem.ts'
import { placeAt } from '../source.ts'
import type { Vocabulary } from '../vocabulary/vocabulary.ts'
import { asItWas, replacedValues } from './replaced-values.ts'

/**
 * The school's name and its support contact, typed where the accepted version named the value of
 * site.json: with a slip, or not changed when that is; and a name or a time, in place of each student's.
 * @param texts the files that students read
 * @param accepted content before the change
 */
export function checkLostSiteValues(
  files: ContentFiles,
  texts: readonly string[],
  accepted: ContentFiles,
  { values }: Vocabulary,
): Problem[] {
  return texts.flatMap((file) => {
    const found = changedText(file, files, accepted)
    if (!found) return []
    const { text, was } = found
    return replacedValues(was, text).flatMap((replaced) => {
      const { name, raw, typed, start } = replaced
      const printed = values.printed.get(name)?.replaceAll('\u00a0', ' ')
      const isOfStudent = name === 'name' || values.stored.has(name)
      const look = LOOKS[name] ?? (isOfStudent ? OF_STUDENT : undefined)
      const words = look?.exec(typed)?.[0].replaceAll(/\s+/g, ' ')
      if (words === undefined) return []
      if (isOfStudent) {
        const sentence = `${words} stands here by hand, where ${raw} stood: every student would read it.`
        const edit = asItWas(replaced, words)
        return warning(
          placeAt({ file, text }, start),
          sentence,
          `Write ${raw} here again.`,
          undefined,
          edit,
        )
      }
      if (printed === undefined) return []
      const sentence = `${words} stands here by hand, where ${raw} stood${words === printed ? ', and would stay when that changes' : `, which is ${printed}`}.`
      const change = `If ${words} is right now, change it in content/site.json: every text that names it follows. `
      const advice = `Write ${raw} here again. ${words === printed ? '' : change}Leave this only if it is something else.`
      const edit = asItWas(replaced, words)
      return warning(placeAt({ file, text }, start), sentence, advice, undefined, edit)
    })
  })
}

/** Such as a time: other words may well be a sentence without the value. */
const OF_STUDENT = /^[^\n]*\d[^\n]*/

/** How the values look: of the school, many a sentence speaks in other words. */
const LOOKS: Readonly<Record<string, RegExp>> = {
  name: /^\p{Lu}\p{L}+/u,
  'site.name': /^(?:\p{Lu}[^.!?]*|\d{4,})/u,
  'site.support_email': /^[^\s@]+@[^\s@]*[^\s@.]/,
  'site.support_phone': /^\+?\d[\d\s()/-]{3,}\d/,
  'site.support_hours': /^(?=[^]*\d)[^]+/,
}
