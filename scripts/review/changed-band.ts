import type { Locator } from '@playwright/test'
import { diffArrays } from 'diff'
import type { Band } from './photograph.ts'

/** A paragraph, entry, button or picture: all that can be seen of it, and where it is. */
export type Block = Band & { readonly shows: string }

/** Room around what changed, so that one sees where it stands. */
const AROUND = 72
/** A piece that is nearly all of a thing is shown whole. */
const NEARLY_ALL = 0.7
/** What is no higher is always shown whole. */
const LOW = 420
/** Blocks up to this height are not cut in two. */
const UNCUT = 240
/** What stands between the text of a modal and its edge. */
const EDGE = 10

export function blocksOf(element: Locator): Promise<Block[]> {
  return element.evaluate((shown) => {
    const PIECES = 'h1, h2, h3, h4, p, li, dt, dd, th, td, pre, a, button, img, summary'
    const start = shown.getBoundingClientRect().top
    // What floats over the page, such as the chat's button, is nowhere in it.
    const floats = (piece: Element): boolean =>
      piece !== shown &&
      (getComputedStyle(piece).position === 'fixed' ||
        (piece.parentElement !== null && floats(piece.parentElement)))
    const all = Array.from(shown.querySelectorAll(PIECES))
    return all
      .filter((piece) => !floats(piece))
      .filter((piece) => !piece.querySelector('p, li, img') && !piece.parentElement?.closest('p'))
      .map((piece) => {
        const { top, bottom } = piece.getBoundingClientRect()
        // Names that React or the bundle gives stand for nothing that one sees.
        const shows = piece.outerHTML.replaceAll(/ (?:id|class|for|aria-\w+)="[^"]*"/g, '')
        return { shows, top: top - start, bottom: bottom - start }
      })
  })
}

/** The bands in which two versions of one thing differ; all of it where it is there but once. */
export function changedBands(
  before: readonly Block[] | null,
  after: readonly Block[] | null,
): { readonly before: Band | undefined; readonly after: Band | undefined } {
  if (!before || !after) return { before: wholeOf(before ?? []), after: wholeOf(after ?? []) }
  const was: Block[] = []
  const is: Block[] = []
  let [a, b] = [0, 0]
  let [gone, came]: [Block[], Block[]] = [[], []]
  const settle = () => {
    // Where nothing stands instead, the neighbours show the place.
    const isChanged = gone.length + came.length > 0
    if (isChanged) was.push(...(gone.length > 0 ? gone : around(before, a)))
    if (isChanged) is.push(...(came.length > 0 ? came : around(after, b)))
    gone = []
    came = []
  }
  for (const { added, removed, count } of diffArrays(before.map(shows), after.map(shows))) {
    if (removed) gone = before.slice(a, a + count)
    else if (added) came = after.slice(b, b + count)
    else settle()
    if (!added) a += count
    if (!removed) b += count
  }
  settle()
  return { before: bandOf(was, before), after: bandOf(is, after) }
}

const shows = (block: Block) => block.shows

function around(blocks: readonly Block[], index: number): Block[] {
  return blocks.slice(Math.max(0, index - 1), index + 1)
}

function bandOf(changed: readonly Block[], all: readonly Block[]): Band | undefined {
  const whole = wholeOf(all)
  if (!whole || changed.length === 0) return whole
  const wanted = {
    top: Math.min(...changed.map((block) => block.top)) - AROUND,
    bottom: Math.max(...changed.map((block) => block.bottom)) + AROUND,
  }
  const height = whole.bottom - whole.top
  if (height <= LOW || wanted.bottom - wanted.top > height * NEARLY_ALL) return whole
  const inside = all.filter(
    ({ top, bottom }) =>
      bottom > wanted.top && top < wanted.bottom && bottom - top <= UNCUT && bottom > top,
  )
  return wholeOf(inside)
}

function wholeOf(blocks: readonly Block[]): Band | undefined {
  const shown = blocks.filter(({ top, bottom }) => bottom > top)
  if (shown.length === 0) return undefined
  return {
    top: Math.min(...shown.map(({ top }) => top)) - EDGE,
    bottom: Math.max(...shown.map(({ bottom }) => bottom)) + EDGE,
  }
}
