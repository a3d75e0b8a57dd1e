import type { Content } from '../content.ts'
import { error, warning, type Problem } from '../problem.ts'
import { topOf, valuesIn } from '../source.ts'

/** Figures that no text names, and pictures that none shows. */
export function checkUnused({ settings: { figures }, sources, uses, sorted }: Content): Problem[] {
  const used = new Set(uses.map(({ kind, name }) => `${kind} ${name}`))
  const values = new Set(sources.flatMap((source) => valuesIn(source).map(({ name }) => name)))
  const unused = Object.keys(figures?.parts ?? {}).filter(
    (name) => !values.has(`figures.${name}`) && !used.has(`figure ${name}`),
  )
  const hidden = [...sorted.pictures].filter((file) => !used.has(`picture ${file}`))
  return [
    ...unused.flatMap((name) => {
      if (!figures) return []
      const advice = `Write {{figures.${name}}} where a text mentions it, or remove it here.`
      return warning(figures.fields.nameSpot([name]), `No text uses the figure ${name}.`, advice)
    }),
    ...hidden.map((file) => {
      const advice = 'Remove the file, or show it in a text of its folder (a logo: in site.json).'
      return warning(topOf(file), 'Nothing shows this picture.', advice)
    }),
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
  return lost.flatMap(({ slug, title, file }) => {
    const reading = readings.find((each) => each.file === file)
    if (!reading) return []
    const line = `  { "page": "${slug}", "label": ${JSON.stringify(title)} },`
    const advice = `Link to it from a card or a page, or add this line to content/navigation.json, above a similar line:\n${line}`
    return error(reading.titleSpot, `Nothing leads to the page ${slug}.`, advice)
  })
}
