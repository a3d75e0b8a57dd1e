import type { Browser, Locator } from '@playwright/test'
import type { Change } from './changes.ts'
import type { Drawable } from './drawable.ts'
import { openBrowser, openContext, openPage, photograph } from './photograph.ts'
import { addressOf, serveSides } from './serve-sides.ts'
import type { Text } from './texts.ts'
import {
  DEVICES,
  pictureName,
  SIDES,
  type Device,
  type Picture,
  type Pictures,
  type Side,
  type Subject,
} from './views.ts'

/** Pictures of every changed card, its modal, and every changed page, on both sides. */
export async function takePictures(
  changes: readonly Change[],
  sides: Readonly<Record<Side, Drawable | null>>,
): Promise<Pictures> {
  const walks = SIDES.flatMap((side) => {
    const pages = pagesToShow(changes, side, sides[side])
    return DEVICES.map((device): Walk => ({ side, device, pages }))
  })
  if (walks.every(({ pages }) => pages.size === 0)) return new Map()
  const { origin, close } = await serveSides(sides)
  try {
    const browser = await openBrowser()
    try {
      const taken = await Promise.all(walks.map((walk) => takeWalk(browser, origin, walk)))
      return new Map(taken.flat())
    } finally {
      await browser.close()
    }
  } finally {
    await close()
  }
}

/** The pages of one side that are opened on one device, one after the other, with what to show there. */
type Walk = {
  readonly side: Side
  readonly device: Device
  readonly pages: ReadonlyMap<string, readonly Text[]>
}

function pagesToShow(
  changes: readonly Change[],
  side: Side,
  drawable: Drawable | null,
): Walk['pages'] {
  const texts = changes.flatMap((change) => change[side] ?? [])
  const drawn = texts.filter(
    ({ id, file }) =>
      drawable?.modules.has(`pages/${pageOf(id)}.tsx`) && !drawable.leftOut.has(file),
  )
  return Map.groupBy(drawn, ({ id }) => pageOf(id))
}

function pageOf(id: string): string {
  return id.split('/')[0] ?? ''
}

async function takeWalk(
  browser: Browser,
  origin: string,
  { side, device, pages }: Walk,
): Promise<[name: string, Picture][]> {
  const taken: [string, Picture][] = []
  const take = async ({ id }: Text, subject: Subject, element: Locator) => {
    taken.push([pictureName(side, id, subject, device), await photograph(element, device.scale)])
  }
  const context = await openContext(browser, device)
  for (const [slug, texts] of pages) {
    const page = await openPage(context, origin + addressOf(side, slug))
    const tileOf = ({ title }: Text) => page.getByRole('article', { name: title, exact: true })
    const { page: whole = [], card: cards = [] } = Object.groupBy(texts, ({ kind }) => kind)
    for (const text of whole) await take(text, 'page', page.getByRole('main'))
    // Before anything is pressed: a card under the mouse looks different.
    for (const card of cards) await take(card, 'card', tileOf(card))
    const modal = page.getByRole('dialog')
    for (const card of cards) {
      await tileOf(card).getByRole('button', { name: 'View' }).click()
      await page.mouse.move(0, 0)
      await take(card, 'modal', modal)
      await page.keyboard.press('Escape')
      await modal.waitFor({ state: 'detached' })
    }
    await page.close()
  }
  return taken
}
