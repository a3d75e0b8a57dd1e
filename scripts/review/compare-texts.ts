import type { Change } from './changes.ts'
import type { PlainLink } from './plain-blocks.ts'
import type { Button, Text } from './texts.ts'
import {
  compareLines,
  compareOrder,
  compareWords,
  isDifferent,
  sidesOf,
  type DifferentLine,
} from './word-difference.ts'

/** What changed in one part of a card or page, under the name that a reader knows it by. */
export type ChangedPart = {
  readonly name: string
  readonly lines: readonly PartLine[]
}

/** Words with their differences, or an address that was exchanged for another. */
export type PartLine =
  | { readonly kind: 'words'; readonly line: DifferentLine }
  | {
      readonly kind: 'exchange'
      /** Whose address; '' where that is said beside it. */
      readonly of: string
      readonly before: string | null
      readonly after: string | null
    }
  /** Lines that stayed the same and are not shown. */
  | { readonly kind: 'left out' }

/** A line as it was and as it is, '' where there is none. */
export function sidesIn(line: PartLine): readonly [was: string, is: string] {
  switch (line.kind) {
    case 'words':
      return sidesOf(line.line)
    case 'exchange':
      return [line.before ?? '', line.after ?? '']
    case 'left out':
      return ['', '']
  }
}

/** The parts of a text that differ; all of them for one that came or went. */
export function compareTexts({ text, before, after }: Change): ChangedPart[] {
  const isCard = text.kind === 'card'
  const words = (read: (text: Text) => string | readonly string[]) => {
    const [was, is] = [linesOf(before, read), linesOf(after, read)]
    const [old, fresh] = [was[0], is[0]]
    // A title or a description stays one, however many of its words are others.
    const isOne = typeof read(text) === 'string' && old !== undefined && fresh !== undefined
    return changedLines(isOne ? [compareWords(old, fresh)] : compareLines(was, is))
  }
  const parts: ChangedPart[] = [
    { name: text.kind === 'mail' ? 'Subject' : 'Title', lines: words(({ title }) => title) },
    { name: isCard ? 'Description' : 'Intro', lines: words(({ description }) => description) },
    { name: 'Icon', lines: words(({ icon }) => icon) },
    { name: 'Facts', lines: words(({ facts }) => facts) },
    { name: 'Buttons', lines: buttonLines(before?.buttons ?? [], after?.buttons ?? []) },
    { name: isCard ? 'Message' : 'Text', lines: words(({ body }) => body) },
    { name: 'Links in the text', lines: linkLines(before?.links ?? [], after?.links ?? []) },
    {
      name: 'Cards',
      lines: changedLines(compareOrder(before?.cardTitles ?? [], after?.cardTitles ?? [])),
    },
    { name: 'Readable', lines: words(({ readable }) => readable) },
    { name: 'File', lines: before && after ? exchange('Its file', before.file, after.file) : [] },
  ]
  return parts.filter(({ lines }) => lines.length > 0)
}

function linesOf(
  text: Text | null,
  read: (text: Text) => string | readonly string[],
): readonly string[] {
  const found = text ? read(text) : ''
  if (typeof found !== 'string') return found
  return found === '' ? [] : [found]
}

/** The lines that differ, with one of those around them, so that one knows where one is. */
export function changedLines(lines: readonly DifferentLine[]): PartLine[] {
  if (!lines.some(isDifferent)) return []
  const near = (index: number) => lines.slice(Math.max(0, index - 1), index + 2).some(isDifferent)
  return lines.flatMap((line, index): PartLine[] => {
    if (near(index)) return [{ kind: 'words', line }]
    return index === 0 || near(index - 1) ? [{ kind: 'left out' }] : []
  })
}

function exchange(of: string, before: string | null, after: string | null): PartLine[] {
  return before === after ? [] : [{ kind: 'exchange', of, before, after }]
}

function buttonLines(before: readonly Button[], after: readonly Button[]): PartLine[] {
  return pairButtons(before, after).flatMap(([was, is]): PartLine[] => {
    const words: PartLine[] =
      was && is && was.label !== is.label
        ? [{ kind: 'words', line: compareWords(was.label, is.label) }]
        : []
    const label = is?.label ?? was?.label ?? ''
    return words.concat(exchange(label, was?.to ?? null, is?.to ?? null))
  })
}

type Pair = readonly [was: Button | undefined, is: Button | undefined]

/** Where one came or went, a button is known by where it leads: its number is another one then. */
function pairButtons(before: readonly Button[], after: readonly Button[]): Pair[] {
  if (before.length === after.length) return before.map((was, index) => [was, after[index]])
  const [old, fresh] = [[...before], [...after]]
  const pairs: Pair[] = []
  while (old.length + fresh.length > 0) {
    const isGone = old.length > 0 && !leadsAsOneOf(fresh, old[0])
    const isNew = fresh.length > 0 && !leadsAsOneOf(old, fresh[0])
    const isMoved = !isGone && !isNew && old[0]?.to !== fresh[0]?.to
    pairs.push([
      isGone || !isNew ? old.shift() : undefined,
      isNew || !(isGone || isMoved) ? fresh.shift() : undefined,
    ])
  }
  return pairs
}

function leadsAsOneOf(others: readonly Button[], button: Button | undefined): boolean {
  return others.some(({ to }) => to === button?.to)
}

/** Links whose words stayed and whose address did not; and those that are new or gone, with their address. */
function linkLines(before: readonly PlainLink[], after: readonly PlainLink[]): PartLine[] {
  const old = [...before]
  const take = (isIt: (link: PlainLink) => boolean): PlainLink | undefined => {
    const index = old.findIndex(isIt)
    return index === -1 ? undefined : old.splice(index, 1)[0]
  }
  const fresh = after.filter(
    ({ words, address }) => !take((link) => link.words === words && link.address === address),
  )
  const changed = fresh.flatMap(({ words, address }) => {
    const was = take((link) => link.words === words)
    return exchange(`“${words}”`, was?.address ?? null, address)
  })
  const gone = old.flatMap(({ words, address }) => exchange(`“${words}”`, address, null))
  return [...changed, ...gone]
}
