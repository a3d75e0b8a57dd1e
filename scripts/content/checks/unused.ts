import type { Content } from '../content.ts'
import { error, warning, type Problem } from '../problem.ts'
import { placeOf, topOf } from '../source.ts'
import { valuesIn } from '../values-in.ts'
import { PORTAL_FIGURES } from './times.ts'

/** Figures that no text names, and pictures that none shows. */
export function checkUnused({ settings, readings, mails, uses, sorted }: Content): Problem[] {
  const { figures, navigation } = settings
  const sources = [...readings, ...mails].map(({ source }) => source)
  if (navigation) sources.push(navigation.fields.source)
  const named = new Set([
    ...sources.flatMap((source) => valuesIn(source).map(({ name }) => name)),
    ...uses.flatMap(({ kind, name }) => (kind === 'figure' ? `figures.${name}` : [])),
    ...PORTAL_FIGURES.map((name) => `figures.${name}`),
  ])
  const unused = Object.keys(figures?.parts ?? {}).filter((name) => !named.has(`figures.${name}`))
  const shown = new Set(uses.flatMap(({ kind, name }) => (kind === 'picture' ? name : [])))
  return [
    ...unused.flatMap((name) => {
      if (!figures) return []
      return warning(placeOf(figures.fields.nameSpot([name])), {
        rule: 'unused-figure',
        message: `No text uses the figure ${name}.`,
        advice: `Write {{figures.${name}}} where it is mentioned, or remove it here.`,
      })
    }),
    ...Array.from(sorted.pictures.difference(shown), (file) =>
      warning(topOf(file), {
        rule: 'unused-picture',
        message: 'No text shows this picture.',
        advice: 'Remove the file, or show it in a text beside it.',
      }),
    ),
  ]
}

/** Pages that no student can find. */
export function checkUnreached({ pages, readings, references }: Content): Problem[] {
  const reached = new Set(
    references.flatMap(({ from, target }) => {
      const page = target.kind === 'page' || target.kind === 'address' ? target.page : null
      return page === null || page === from ? [] : page
    }),
  )
  const lost = pages.filter(({ slug, public: isPublic }) => !isPublic && !reached.has(slug))
  return lost.flatMap(({ slug, title }) => {
    const reading = readings.find(({ kind, id }) => kind === 'page' && id === slug)
    if (!reading) return []
    const line = `  { "page": "${slug}", "label": ${JSON.stringify(title)} },`
    return error(placeOf(reading.titleSpot), {
      rule: 'page-not-reached',
      message: `Nothing leads to the page ${slug}.`,
      advice: `Link to it from a card or a page, or add this line to content/navigation.json, above another one like it:\n${line}`,
    })
  })
}
