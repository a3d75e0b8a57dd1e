import type { Content } from '../content.ts'
import { isMailName, valuesOfMail } from '../mail/mail-kinds.ts'
import { error, type Problem } from '../problem.ts'
import { findAll, type Source } from '../source.ts'
import { suggestOf } from '../suggest.ts'
import { valuesIn } from '../values-in.ts'
import { oneForEach } from './one-for-each.ts'

/** Unknown values, and braces that are not written as a value. */
export function checkValues(content: Content): Problem[] {
  const { values, settings } = content
  const unknown = sourcesOf(content).flatMap(({ source, stored }) =>
    valuesIn(source)
      .filter(({ name }) => !values.printed.has(name) && !stored.has(name))
      .filter(({ name }) => isReadable(name, settings))
      .map(({ name, raw, offset }) => {
        return { name, raw, stored, spot: { source, start: offset, end: offset + raw.length } }
      }),
  )
  return [
    ...oneForEach(unknown, (name, [first]) => {
      const known = [...values.printed.keys(), ...(first?.stored ?? [])]
      return {
        rule: 'unknown-value',
        message: `There is no value ${first?.raw}.`,
        advice: name.startsWith('figures.')
          ? `${suggestOf('The figures', name, known.filter(isFigure))} A new one belongs into content/figures.json.`
          : suggestOf('The values', name, known),
      }
    }),
    ...sourcesOf(content).flatMap(({ source }) => leftOver(source)),
  ]
}

function isFigure(name: string): boolean {
  return name.startsWith('figures.')
}

/** The files whose texts can name values, each with the stored values that it may name. */
function sourcesOf({ readings, mails, settings, values: { stored } }: Content) {
  const navigation = settings.navigation?.fields.source
  return [
    ...(navigation ? [{ source: navigation, stored: new Set<string>() }] : []),
    ...readings.map(({ source }) => ({ source, stored })),
    ...mails
      .filter(({ id }) => isMailName(id))
      .map(({ source, id }) => ({ source, stored: valuesOfMail(id) })),
  ]
}

/** Whether the file that a value of this name would come from can be read. */
function isReadable(name: string, { figures, site, links }: Content['settings']): boolean {
  if (name.startsWith('figures.')) return figures?.parts !== undefined
  return name.startsWith('site.') ? site?.whole !== undefined : links?.parts?.values !== undefined
}

function leftOver(source: Source): Problem[] {
  const words = source.text.replaceAll(/\{\{[ \t]*[\w.-]+[ \t]*\}\}/g, (raw) =>
    ' '.repeat(raw.length),
  )
  const pattern = /\{\{[^{}\n]{0,60}\}{0,2}|[\w.-]{1,60} *\}\}/g
  return findAll(source, pattern, words).map(({ raw, place }) =>
    error(place, {
      rule: 'left-over-braces',
      message: `${raw.trim()} is not written as a value.`,
      advice: 'Write two braces before and two behind the name, as in {{site.name}}.',
    }),
  )
}
