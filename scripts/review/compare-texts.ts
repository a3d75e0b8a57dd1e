import type { Change } from './changes.ts'
import type { PlainLink } from './plain-blocks.ts'
import type { CardText, PageText, Texts } from './texts.ts'
import { buttonName, whereTo } from './wording.ts'
import { compareLines, compareWords, isDifferent, type DifferentLine } from './word-difference.ts'

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
      readonly of: string
      readonly before: string | null
      readonly after: string | null
    }
  /** Lines that stayed the same and are not shown. */
  | { readonly kind: 'left out' }

type Sides = { readonly base: Texts; readonly head: Texts }

/** The parts of a text that differ; all of them for one that came or went. */
export function compareTexts({ before, after }: Change, sides: Sides): ChangedPart[] {
  const text = after ?? before
  const names = text?.kind === 'page' ? PAGE_NAMES : CARD_NAMES
  const of = (read: (text: CardText | PageText) => readonly string[]) =>
    compareLines(before ? read(before) : [], after ? read(after) : [])
  return [
    part('Title', words(of(({ title }) => filled(title)))),
    part(names.description, words(of(({ description }) => filled(description)))),
    part('Icon', words(of(({ icon }) => filled(icon)))),
    part('Facts', words(of(factLines))),
    part('Buttons', buttonLines(before, after, sides)),
    part(names.body, words(of(({ body }) => body.blocks))),
    part('Links in the text', linkLines(before?.body.links ?? [], after?.body.links ?? [])),
    part('Cards', words(of((text) => (text.kind === 'page' ? text.cards : [])))),
    part('Readable', words(of((text) => (text.kind === 'page' ? [readableBy(text)] : [])))),
    ...moved(before, after),
  ].flatMap((found) => found ?? [])
}

const CARD_NAMES = { description: 'Description', body: 'Message' }
const PAGE_NAMES = { description: 'Intro', body: 'Text' }

function part(name: string, lines: readonly PartLine[]): ChangedPart | null {
  return lines.length === 0 ? null : { name, lines }
}

function filled(text: string): string[] {
  return text === '' ? [] : [text]
}

/** The lines that differ, with one of those around them, so that one knows where one is. */
function words(lines: readonly DifferentLine[]): PartLine[] {
  if (!lines.some(isDifferent)) return []
  const near = (index: number) => lines.slice(Math.max(0, index - 1), index + 2).some(isDifferent)
  return lines.flatMap((line, index): PartLine[] => {
    if (near(index)) return [{ kind: 'words', line }]
    return index === 0 || near(index - 1) ? [{ kind: 'left out' }] : []
  })
}

function factLines(text: CardText | PageText): string[] {
  if (text.kind === 'page') return []
  return text.facts.map(
    ({ label, value, copy }) => `${label}: ${value}${copy ? ' (with a Copy button)' : ''}`,
  )
}

function buttonLines(
  before: CardText | PageText | null,
  after: CardText | PageText | null,
  { base, head }: Sides,
): PartLine[] {
  const [was, is] = [buttonsOf(before, base), buttonsOf(after, head)]
  const indexes = Array.from({ length: Math.max(was.length, is.length) }, (_, index) => index)
  return indexes.flatMap((index): PartLine[] => {
    const [old, now] = [was[index], is[index]]
    const lines: PartLine[] = []
    if (old && now && old.label !== now.label) {
      lines.push({ kind: 'words', line: compareWords(old.label, now.label) })
    }
    if (old?.to !== now?.to) {
      const of = now?.label ?? old?.label ?? ''
      lines.push({ kind: 'exchange', of, before: old?.to ?? null, after: now?.to ?? null })
    }
    return lines
  })
}

function buttonsOf(text: CardText | PageText | null, texts: Texts) {
  if (text?.kind !== 'card') return []
  return text.links.map((link, index) => {
    const name = buttonName(index, text.links.length)
    return {
      label: link.note === '' ? name : `${name} – ${link.note}`,
      to: whereTo(link, texts),
    }
  })
}

/** Links whose words stayed and whose address did not; and those that are new, with their address. */
function linkLines(before: readonly PlainLink[], after: readonly PlainLink[]): PartLine[] {
  const old = [...before]
  const rest: PlainLink[] = []
  for (const link of after) {
    const same = old.findIndex((o) => o.words === link.words && o.address === link.address)
    if (same === -1) rest.push(link)
    else old.splice(same, 1)
  }
  const lines = rest.map(({ words, address }): PartLine => {
    const twin = old.findIndex((link) => link.words === words)
    const [was] = twin === -1 ? [] : old.splice(twin, 1)
    return { kind: 'exchange', of: `“${words}”`, before: was?.address ?? null, after: address }
  })
  const gone = old.map(({ words, address }): PartLine => ({
    kind: 'exchange',
    of: `“${words}”`,
    before: address,
    after: null,
  }))
  return [...lines, ...gone]
}

function readableBy(page: PageText): string {
  return page.public ? 'by everybody, without signing in' : 'after signing in'
}

function moved(
  before: CardText | PageText | null,
  after: CardText | PageText | null,
): ChangedPart[] {
  if (!before || !after || before.file === after.file) return []
  const line: PartLine = { kind: 'exchange', of: 'File', before: before.file, after: after.file }
  return [{ name: 'Moved', lines: [line] }]
}
