import { rewritten, valuePlace, type Fields } from '../fields/fields.ts'
import { asFileName } from '../files/file-name.ts'
import { error, type Problem } from '../problem.ts'

type Entry = {
  readonly page?: string | undefined
  readonly address?: string | undefined
  readonly action?: string | undefined
  readonly label?: string | undefined
}

/** Where an entry of the sidebar leads. */
export function targetOf(entry: Entry | undefined): string | undefined {
  return entry?.page ?? entry?.address ?? entry?.action
}

/** Two entries that lead to the same, told at the second: a line that was copied, and half changed. */
export function checkTargets(
  fields: Fields,
  entries: readonly (Entry | undefined)[],
  slugs: readonly string[],
): Problem[] {
  const targets = entries.map(targetOf)
  return targets.flatMap((target, second) => {
    const first = targets.indexOf(target)
    if (target === undefined || first === second) return []
    const [one, copied] = [entries[first], entries[second]]
    const field = (['page', 'address', 'action'] as const).find((name) => copied?.[name])
    const place = valuePlace(fields, [second, field ?? 'page'])
    if (one?.label === copied?.label || copied?.label === undefined || field !== 'page') {
      const where = valuePlace(fields, [first]).line
      const advice = `Line ${where} leads there already: remove this entry, from { to }, with its comma.`
      return [error(place, `${target} is in the sidebar twice.`, advice)]
    }
    const { label } = copied
    const sentence = `${target} is in the sidebar twice: as ${one?.label} and as ${label}.`
    const page = asFileName(label)
    if (page !== null && slugs.includes(page) && !targets.includes(page)) {
      const edit = rewritten(fields, [second, 'page'], JSON.stringify(page))
      return [error(place, sentence, `Write "page": "${page}"`, undefined, edit)]
    }
    const advice = `Write the folder of the page that ${label} leads to, if there is one; if not, remove this entry, ${label}.`
    return [error(place, sentence, advice)]
  })
}
