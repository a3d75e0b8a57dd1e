import type { Content } from '../content.ts'
import { valuesOfMail } from '../mail/mail-kinds.ts'
import { error, type Problem } from '../problem.ts'
import { findAll, valuesIn } from '../source.ts'
import { suggestOf } from '../suggest.ts'
import { oneForEach } from './one-for-each.ts'

/** Unknown values, and braces that are not written as a value. */
export function checkValues(content: Content): Problem[] {
  const { values, settings } = content
  const sources = sourcesOf(content)
  const unknown = sources.flatMap(({ source, stored }) =>
    valuesIn(source)
      .filter(({ name }) => !values.printed.has(name) && !stored.has(name))
      .filter(({ name }) => isReadable(name, settings))
      .map(({ name, raw, offset }) => {
        return { name, raw, stored, spot: { source, start: offset, end: offset + raw.length } }
      }),
  )
  return [
    ...oneForEach(unknown, (name, { raw, stored }) => {
      const names = [...values.printed.keys(), ...stored]
      const advice = name.startsWith('figures.')
        ? `${suggestOf('The figures', name, names.filter(isFigure))} Write a new one in content/figures.json.`
        : suggestOf('The values', name, names)
      return [`There is no value ${raw}.`, advice]
    }),
    ...sources.flatMap(checkBraces),
  ]
}

function isFigure(name: string): boolean {
  return name.startsWith('figures.')
}

/** The files whose texts can name values, each with the stored values that it can name. */
function sourcesOf({ readings, mails, settings: { navigation }, values: { stored } }: Content) {
  return [
    ...readings.map(({ source }) => ({ source, stored })),
    ...mails.map(({ source, id }) => ({ source, stored: valuesOfMail(id) })),
    ...(navigation ? [{ source: navigation.fields.source, stored: new Set<string>() }] : []),
  ]
}

/** Whether the file of a value with this name can be read. */
function isReadable(name: string, { figures, site, links }: Content['settings']): boolean {
  if (isFigure(name)) return figures?.parts !== undefined
  return name.startsWith('site.') ? site?.whole !== undefined : links?.parts?.values !== undefined
}

/** Finds braces that are too few. One brace is told only around the name of a value. */
function checkBraces({ source, stored }: ReturnType<typeof sourcesOf>[number]): Problem[] {
  const words = source.text.replaceAll(/\{\{[ \t]*[\w.-]+[ \t]*\}\}/g, (raw) =>
    ' '.repeat(raw.length),
  )
  const names = [...stored, String.raw`(?:figures|site)\.\w+`].join('|')
  const pattern = new RegExp(
    String.raw`\{\{[^{}\n]{0,60}\}{0,2}|[\w.-]{1,60} *\}\}|\{[ \t]*(?:${names})[ \t]*\}`,
    'g',
  )
  return findAll(source, pattern, words).map(({ raw, place }) =>
    error(
      place,
      `${raw.trim()} is not written as a value.`,
      'Write two braces before and two after the name, as in {{site.name}}',
    ),
  )
}
