import type { Locator } from '@playwright/test'
import { diffArrays } from 'diff'
import { HIGHEST, type Band } from './photograph.ts'

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
/** What a picture may get higher so that no line is cut. */
const ROOM = 150
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
        // A card's edges are not cut; what it shows its pieces say, and a list of contents its headings.
        if (piece.matches('article') || piece.closest('nav'))
          return { shows: '', top: top - start, bottom: bottom - start }
        // Names that React or the bundle gives stand for nothing that one sees.
        const shows = piece.outerHTML.replaceAll(/ (?:id|class|for|aria-\w+)="[^"]*"/g, '')
        return { shows, top: top - start, bottom: bottom - start }
      })
  })
}

export type Bands = {
  readonly before: Band | undefined
  readonly after: Band | undefined
  /** Only the first places that changed are in them: the others are too far below. */
  readonly isPart: boolean
}

/**
 * The bands in which two versions of one thing differ, from the first place that changed; all of it
 * where it is low, or there but once. Both begin alike.
 * @param gravest the line that matters most, before and after: its place comes first where not all fit
 */
export function changedBands(
  before: readonly Block[] | null,
  after: readonly Block[] | null,
  gravest: readonly [was: string, is: string] = ['', ''],
): Bands {
  const whole = { before: wholeOf(before ?? []), after: wholeOf(after ?? []), isPart: false }
  if (!before || !after || !whole.before || !whole.after) return whole
  const places = changedPlaces(before.filter(isSeen), after.filter(isSeen))
  const all = bandsAround(places)
  const wholes = [whole.before, whole.after]
  const isLow = wholes.some((band) => heightOf(band) <= LOW)
  const isNearlyAll = wholes.some((band, side) => isMost(all[side], band))
  if (places.length === 0) return whole
  if ((isLow || isNearlyAll) && wholes.every((band) => heightOf(band) <= HIGHEST)) return whole
  const from = places.findIndex(({ was, is }) => holds(was, gravest[0]) || holds(is, gravest[1]))
  const first = firstPlaces(places.slice(Math.max(0, from)))
  const [was, is] = bandsAround(first)
  const changed = new Set(places.flatMap((place) => [...place.was, ...place.is]))
  const old = was && uncut(readable(before, changed), was)
  const fresh = is && uncut(readable(after, changed), is)
  const isPart = first.length < places.length
  if (!old || !fresh) return { before: old, after: fresh, isPart }
  // A modal stands at the foot of a phone's screen: a longer one begins higher.
  const start = Math.min(old.top - whole.before.top, fresh.top - whole.after.top)
  return {
    before: { ...old, top: whole.before.top + start },
    after: { ...fresh, top: whole.after.top + start },
    isPart,
  }
}

/** Blocks that were exchanged for others; where nothing stands instead, its neighbours. */
type Place = { readonly was: readonly Block[]; readonly is: readonly Block[] }

function changedPlaces(before: readonly Block[], after: readonly Block[]): Place[] {
  const places: Place[] = []
  let [a, b] = [0, 0]
  let [gone, came]: [Block[], Block[]] = [[], []]
  const settle = () => {
    if (gone.length + came.length > 0) {
      places.push({
        was: gone.length > 0 ? gone : beside(before, a),
        is: came.length > 0 ? came : beside(after, b),
      })
    }
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
  return places
}

/** What shows nothing of its own, or is behind a button, is no place to look at. */
function isSeen({ shows, top, bottom }: Block): boolean {
  return shows !== '' && bottom > top
}

const shows = (block: Block) => block.shows

/** Whether a line stands in one of the blocks. */
function holds(blocks: readonly Block[], line: string): boolean {
  const words = lettersOf(line)
  return words !== '' && blocks.some(({ shows }) => lettersOf(shows).includes(words))
}

/** Without the tags and the names of signs of a page. */
function lettersOf(shown: string): string {
  return shown.replaceAll(/<[^>]*>|&#?\w+;/g, '').replaceAll(/[^\p{L}\p{N}]+/gu, '')
}

/** As many as one picture holds, from the first on. */
function firstPlaces(places: readonly Place[]): readonly Place[] {
  const tooMany = places.findIndex((_place, index) =>
    bandsAround(places.slice(0, index + 1)).some((band) => band && heightOf(band) > HIGHEST - ROOM),
  )
  return tooMany === -1 ? places : places.slice(0, Math.max(1, tooMany))
}

function bandsAround(places: readonly Place[]): (Band | undefined)[] {
  return [bandAround(places.flatMap(({ was }) => was)), bandAround(places.flatMap(({ is }) => is))]
}

function isMost(band: Band | undefined, whole: Band): boolean {
  return band !== undefined && heightOf(band) > heightOf(whole) * NEARLY_ALL
}

const heightOf = ({ top, bottom }: Band) => bottom - top

function beside(blocks: readonly Block[], index: number): Block[] {
  return blocks.slice(Math.max(0, index - 1), index + 1)
}

function bandAround(changed: readonly Block[]): Band | undefined {
  if (changed.length === 0) return undefined
  return {
    top: Math.min(...changed.map((block) => block.top)) - AROUND,
    bottom: Math.max(...changed.map((block) => block.bottom)) + AROUND,
  }
}

/** A high picture beside what changed is nothing that one reads. */
function readable(all: readonly Block[], changed: ReadonlySet<Block>): Block[] {
  return all.filter(
    (block) =>
      block.bottom > block.top &&
      (block.bottom - block.top <= HIGH_PICTURE ||
        !block.shows.startsWith('<img') ||
        changed.has(block)),
  )
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
