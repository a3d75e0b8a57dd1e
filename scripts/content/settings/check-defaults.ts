import { rewritten, valuePlace, type FieldPath } from '../fields/fields.ts'
import { valueAt } from '../fields/schema-parts.ts'
import { error, type Problem } from '../problem.ts'
import type { Settings } from './read-settings.ts'

/** Words with a space between them: no address, not even a misspelt one. */
const WORDS = /^[\p{L}\p{N}'’,-]+(?: [\p{L}\p{N}'’,-]+)+$/u

type Links = NonNullable<Settings['links']>

/** Links of links.json that lead to words, while nothing is stored. */
export function checkDefaults(links: Links): Problem[] {
  return Object.entries(links.parts?.links ?? {}).flatMap(([key, link]) => {
    const written = link?.default
    if (written === undefined || !WORDS.test(written)) return []
    const path = pathOf(key)
    const sentence = `${written} is not an address.`
    const former = formerDefault(links, key)
    const text = JSON.stringify(former)
    const [advice, edit] =
      former === undefined
        ? [NO_LINK]
        : [`Write what stood here before: ${text}`, rewritten(links.fields, path, text)]
    return [error(valuePlace(links.fields, path), sentence, advice, undefined, edit)]
  })
}

/** Where a link leads while nothing is stored; to its former address where words stand there. */
export function defaultOf(links: Links, key: string): string | undefined {
  const written = links.parts?.links?.[key]?.default
  return written !== undefined && WORDS.test(written) ? formerDefault(links, key) : written
}

function formerDefault({ was }: Links, key: string): string | undefined {
  const former = valueAt(was?.data, pathOf(key))
  return typeof former === 'string' ? former : undefined
}

function pathOf(key: string): FieldPath {
  return ['links', key, 'default']
}

const NO_LINK =
  'Write where the button leads. If these are words that students read, move the whole line down to "values".'
