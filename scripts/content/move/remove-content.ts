import { compile } from '../compile.ts'
import type { Reference } from '../content.ts'
import type { ContentFiles, FileContent } from '../files/content-files.ts'
import { folderOf } from '../names.ts'
import { Refused } from '../../system/refused.ts'
import { formatProblem, newProblems } from '../problem.ts'
import type { Spot } from '../source.ts'
import { edited, lineOf, toldEdit, withChanges, type Edit, type Move } from './move-content.ts'

/**
 * Removes a card ('payments/receipt-upload') or a page with its cards ('exams'), its entry in the sidebar,
 * and its lines in the lists of cards. Tells the places that still lead to it.
 * @throws {Refused} when there is no such card or page, or the portal needs it
 */
export function removeContent(files: ContentFiles, id: string): Move {
  const prefix = id.includes('/') ? `content/${id}.md` : `content/${id}/`
  const removed = [...files.keys()].filter((file) => file.startsWith(prefix))
  if (removed.length === 0) throw new Refused(`There is no card or page ${id}.`)
  const { content, problems } = compile(files)
  const edits = content.references.flatMap((reference): Edit[] => {
    if (removed.includes(reference.spot.source.file) || !leadsTo(reference, id)) return []
    const spot = entryAround(reference)
    return spot === null ? [] : [{ spot, text: '' }]
  })
  const byFile = Map.groupBy(edits, ({ spot }) => spot.source.file)
  const changes = new Map<string, FileContent | null>([
    ...removed.map((file) => [file, null] as const),
    ...Array.from(byFile, ([file, of]) => [file, edited(files.get(file) ?? '', of)] as const),
  ])
  const after = compile(withChanges(files, changes))
  const needed = removed.find((file) => after.content.sorted.missing.includes(file))
  if (needed !== undefined) {
    throw new Refused(`The portal needs ${needed}. Its words can change, but it cannot be removed.`)
  }
  const broken = newProblems(problems, after.problems).map(formatProblem)
  const told = [...removed.map((file) => `${file} → (removed)`), ...edits.map(toldEdit)]
  return { changes, told: [...told, ...broken.map((problem) => `Correct afterwards: ${problem}`)] }
}

function leadsTo({ target }: Reference, id: string): boolean {
  if (target.kind === 'page') return target.page === id
  return target.kind === 'card' && (target.id === id || folderOf(target.id) === id)
}

/** The line of a list of cards, or the entry of the sidebar; null for other places. */
function entryAround({ spot, target }: Reference): Spot | null {
  if (target.kind === 'card') return target.by === 'listed' ? lineOf(spot) : null
  const { source } = spot
  const start = source.text.lastIndexOf('{', spot.start)
  const end = source.text.indexOf('}', spot.start) + 1
  const [after = ''] = /^,\s*/.exec(source.text.slice(end)) ?? []
  return { source, start, end: end + after.length }
}
