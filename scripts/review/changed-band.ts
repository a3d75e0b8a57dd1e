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
/** A picture that did not change may be cut in two when it is higher. */
const HIGH_PICTURE = 240
/** What stands between the text of a modal and its edge. */
const EDGE = 10

export function blocksOf(element: Locator): Promise<Block[]> {
  return element.evaluate((shown) => {
    const PIECES = 'article, h1, h2, h3, h4, p, li, dt, dd, th, td, pre, a, button, img, summary'
    const start = shown.getBoundingClientRect().top
    // What floats over the page, such as the chat's button, is nowhere in it.
    const floats = (piece: Element): boolean =>
      piece !== shown &&
      (getComputedStyle(piece).position === 'fixed' ||
        (piece.parentElement !== null && floats(piece.parentElement)))
    const all = Array.from(shown.querySelectorAll(PIECES))
    return all
      .filter((piece) => !floats(piece))
      .filter(
        (piece) =>
          piece.matches('article') ||
          (!piece.querySelector('p, li, img') && !piece.parentElement?.closest('p')),
      )
      .map((piece) => {
        const { top, bottom } = piece.getBoundingClientRect()
        // A card's edges are not cut; what it shows its pieces say.
        if (piece.matches('article')) return { shows: '', top: top - start, bottom: bottom - start }
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
  // A high picture beside it is nothing that one reads.
  const read = all.filter(
    (block) =>
      block.bottom > block.top &&
      (block.bottom - block.top <= HIGH_PICTURE ||
        !block.shows.startsWith('<img') ||
        changed.includes(block)),
  )
  return uncut(read, wanted)
}

/** Every block that is in the band, and every one beside them, down to the gap where none is cut. */
function uncut(shown: readonly Block[], wanted: Band): Band | undefined {
  const inside = shown.filter(({ top, bottom }) => bottom > wanted.top && top < wanted.bottom)
  const band = {
    top: Math.min(...inside.map(({ top }) => top)),
    bottom: Math.max(...inside.map(({ bottom }) => bottom)),
  }
  if (inside.length === 0) return undefined
  if (band.top < wanted.top || band.bottom > wanted.bottom) {
    const wider = {
      top: Math.min(band.top, wanted.top),
      bottom: Math.max(band.bottom, wanted.bottom),
    }
    return uncut(shown, wider)
  }
  // Not so much room that it shows a piece of the next one.
  const above = shown.map(({ bottom }) => bottom).filter((bottom) => bottom <= band.top)
  const below = shown.map(({ top }) => top).filter((top) => top >= band.bottom)
  return {
    top: Math.max(band.top - EDGE, ...above),
    bottom: Math.min(band.bottom + EDGE, ...below),
  }
}

function wholeOf(blocks: readonly Block[]): Band | undefined {
  const shown = blocks.filter(({ top, bottom }) => bottom > top)
  if (shown.length === 0) return undefined
  return {
    top: Math.min(...shown.map(({ top }) => top)) - EDGE,
    bottom: Math.max(...shown.map(({ bottom }) => bottom)) + EDGE,
  }
}
