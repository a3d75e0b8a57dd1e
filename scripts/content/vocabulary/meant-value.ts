import { nearest } from '../suggest.ts'
import { isOfPeople, mergedValue } from './merge-names.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The value that a name is but for a slip, or whose beginning was left out: class_join, support_email. */
export function meantValue(name: string, { values }: Vocabulary): string | null {
  // A name that cannot be one is told where it stands.
  const known = [...values.stored, ...values.printed.keys()].filter((value) =>
    /^(?:\w+\.)?\w+$/.test(value),
  )
  const plain = name.trim().replaceAll(/\s+/g, '_')
  if (known.includes(plain)) return plain
  // {{name}} is a student's, and in mails alone.
  const merged = mergedValue(name, values)
  if (merged !== null || isOfPeople(name)) return merged
  const stored = /\.(\w+)$/.exec(plain)?.[1] ?? ''
  if (values.stored.has(stored)) return stored
  // {{figures.join.value}}, {{figures.join minutes}}
  const figure = /^(figures\.\w+?)(?:\.(?:value|unit)|\s.*)$/.exec(name.trim())?.[1]
  if (figure !== undefined && known.includes(figure)) return figure
  // {{60 hours}}
  const told = known.find(
    (value) => value.startsWith('figures.') && values.printed.get(value) === name.trim(),
  )
  if (told !== undefined) return told
  // {{site.email}} is {{site.support_email}}.
  const last = plain.replace(/^site\./, '')
  const support =
    plain.startsWith('site.') && known.find((value) => value === `site.support_${last}`)
  return known.find((value) => value.endsWith(`.${plain}`)) ?? (support || nearest(plain, known))
}

const NAME_OF_WHOM =
  "Only mails can name the student. Write {{site.name}} for the school's name, or address the student as you."

/** What there is, and where a figure that is new belongs. */
export function listValues(name: string, { values, linkKeys }: Vocabulary): string {
  const known = [...values.stored, ...values.printed.keys()]
  if (isOfPeople(name)) return NAME_OF_WHOM
  if (linkKeys?.includes(name)) {
    return `${name} is a link, which a card can open with key: and no text can show. If students are to read it, move its line in content/links.json down to "values".`
  }
  const figure = /^figures\.(\w+)$/.exec(name)?.[1]
  if (figure === undefined)
    return `Write plain words in its place, or one of these values: ${known.join(', ')}.`
  const figures = known.filter((value) => value.startsWith('figures.'))
  const line = `"${figure}": { "value": "…", "unit": "…" },`
  return `The figures are ${figures.join(', ')}. Write the one that is meant, or add a new one to content/figures.json, with what it is in place of the dots: ${line}`
}
