import { valuePlace } from '../fields/fields.ts'
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
    const path = ['links', key, 'default']
    const sentence = `${written} is not an address.`
    return [error(valuePlace(links.fields, path), sentence, NO_LINK)]
  })
}

/** Where a link leads while nothing is stored; undefined where words stand there. */
export function defaultOf(links: Links, key: string): string | undefined {
  const written = links.parts?.links?.[key]?.default
  return written !== undefined && WORDS.test(written) ? undefined : written
}

const NO_LINK =
  'Write where the button leads. If these are words that students read, move the whole line down to "values".'
