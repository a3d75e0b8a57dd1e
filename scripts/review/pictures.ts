import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { blocksOf, changedBands, type Bands } from './changed-band.ts'
import type { Drawable } from './drawable.ts'
import {
  openBrowser,
  openContext,
  photograph,
  photographScreen,
  showWhole,
  type Band,
} from './photograph.ts'
import { addressOf, serveSides } from './serve-sides.ts'
import { showUncutScreen } from './uncut-screen.ts'
import {
  DEVICES,
  SIDES,
  viewName,
  type Device,
  type Pair,
  type Pictures,
  type Side,
  type Spot,
  type Taken,
  type View,
} from './views.ts'

type Sides = Readonly<Record<Side, Drawable | null>>

const HAS_MISTAKE = 'It cannot be shown while it has a mistake.'
const NOT_TAKEN = 'This picture could not be taken. Everything else is here.'
const NONE_TAKEN = 'The pictures could not be taken. The words are all here.'

/** Takes the pictures of these views. One that fails fails alone, and says so in its place. */
export async function takePictures(views: readonly View[], sides: Sides): Promise<Pictures> {
  const wanted = new Map(views.map((view) => [viewName(view), view]))
  if (wanted.size === 0) return new Map()
  try {
    return await takeAll([...wanted.values()], sides)
  } catch (error) {
    console.error(error)
    return new Map([...wanted].map(([name, view]) => [name, pairOf(view, () => fail(NONE_TAKEN))]))
  }
}

/** How many pictures are missing for a reason that is no mistake in content. */
export function countFailed(pictures: Pictures): number {
  const taken = [...pictures.values()].flatMap(({ before, after }) => [before, after])
  return taken.filter((one) => one && 'failed' in one && one.failed !== HAS_MISTAKE).length
}

const fail = (failed: string): Taken => ({ failed })

function pairOf(view: View, read: (spot: Spot, side: Side) => Taken): Pair {
  return {
    before: view.before && read(view.before, 'before'),
    after: view.after && read(view.after, 'after'),
  }
}

async function takeAll(views: readonly View[], sides: Sides): Promise<Pictures> {
  // The browser starts while the portal is bundled.
  const [served, opened] = await Promise.allSettled([serveSides(sides), openBrowser()])
  try {
    if (served.status === 'rejected') throw served.reason
    if (opened.status === 'rejected') throw opened.reason
    const taken = await Promise.all(
      DEVICES.map((device) => {
        const those = views.filter((view) => view.device === device.name)
        return takeWalk(opened.value, served.value.origin, { device, views: those }, sides)
      }),
    )
    return new Map(taken.flat())
  } finally {
    if (opened.status === 'fulfilled') await opened.value.close()
    if (served.status === 'fulfilled') await served.value.close()
  }
}

type Walk = {
  readonly device: Device
  readonly views: readonly View[]
}

/** One browser page for each side shows one view after the other. */
async function takeWalk(
  browser: Browser,
  origin: string,
  { device, views }: Walk,
  sides: Sides,
): Promise<[name: string, Pair][]> {
  if (views.length === 0) return []
  const pages: Partial<Record<Side, Page>> = {}
  const taken: [string, Pair][] = []
  for (const view of views) {
    const show = async (side: Side): Promise<Locator | null> => {
      const spot = view[side]
      if (spot === null || !isDrawn(spot, sides[side])) return null
      // Each in a context of its own: tabs that share their storage follow one another.
      pages[side] ??= await openPortal(await openContext(browser, device), origin + addressOf(side))
      return showSpot(pages[side], view, spot)
    }
    const shown = await Promise.allSettled(SIDES.map(show))
    const elements = shown.map((one) => (one.status === 'fulfilled' ? one.value : null))
    const bands = await bandsOf(view, elements).catch(() => null)
    const pictures = await Promise.allSettled(
      SIDES.map(async (side, index) => {
        const element = elements[index]
        return element ? takeOne(view, element, bands?.[side]) : null
      }),
    )
    for (const one of [...shown, ...pictures]) {
      if (one.status === 'rejected') console.error(`${view.words}: ${String(one.reason)}`)
    }
    const pair = pairOf(view, (spot, side) => {
      if (!isDrawn(spot, sides[side])) return fail(HAS_MISTAKE)
      const picture = pictures[SIDES.indexOf(side)]
      const value = picture?.status === 'fulfilled' ? picture.value : null
      // Whatever is wrong with this browser page, the next picture gets another.
      if (!value) delete pages[side]
      return value ?? fail(NOT_TAKEN)
    })
    taken.push([viewName(view), { ...pair, isPart: bands?.isPart ?? false }])
  }
  return taken
}

function isDrawn({ file }: Spot, drawable: Drawable | null): boolean {
  return drawable !== null && (file === null || !drawable.leftOut.has(file))
}

async function openPortal(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  await page.goto(address)
  await page.waitForFunction(() => window.showAddress)
  return page
}

async function showSpot(page: Page, { subject, device }: View, spot: Spot): Promise<Locator> {
  await page.evaluate((address) => window.showAddress?.(address), spot.address)
  const element = elementOf(page, subject, spot)
  await page.getByRole('heading', { level: 1, includeHidden: true }).waitFor()
  await element.waitFor()
  const screen = DEVICES.find(({ name }) => name === device)
  if (subject !== 'screen') await showWhole(element)
  else if (screen) await showUncutScreen(element, screen)
  return element
}

function elementOf(page: Page, subject: View['subject'], { card = '' }: Spot): Locator {
  switch (subject) {
    case 'card':
      return page.getByRole('article', { name: card, exact: true })
    case 'modal':
      return page.getByRole('dialog', { name: card, exact: true })
    case 'page':
      return page.getByRole('main')
    case 'sidebar':
      return page.getByRole('navigation', { name: 'Portal' })
    case 'screen':
      return page.locator('body')
  }
}

/** Of a page or modal only what differs is shown. */
async function bandsOf(
  { subject, gravest }: View,
  elements: readonly (Locator | null)[],
): Promise<Bands | null> {
  if (subject !== 'page' && subject !== 'modal') return null
  const [before = null, after = null] = await Promise.all(
    elements.map(async (element) => element && blocksOf(element)),
  )
  return changedBands(before, after, gravest)
}

function takeOne({ subject }: View, element: Locator, band: Band | undefined) {
  return subject === 'screen' ? photographScreen(element.page()) : photograph(element, band)
}
