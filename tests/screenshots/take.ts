import type { Page } from '@playwright/test'
import path from 'node:path'
import { expect } from '../support/browser.ts'
import { enter, expectPage } from '../support/enter.ts'
import { EVERY_ROUTE } from '../support/full-school.ts'
import { loadedAll } from '../support/network.ts'
import { NOW } from './pictured-school.ts'
import { FOLDER, picturesOf, type Picture, type Shot } from './shot.ts'

const HEIGHTS = { 360: 740, 900: 1000, 1280: 800 } as const

/** Opens a shot on its widest screen, up to the moment of the picture. */
export async function openShot(page: Page, origin: string, shot: Shot): Promise<void> {
  await page.setViewportSize(widestScreen(shot))
  await stopTime(page)
  await shot.before?.(page)
  if (shot.stranger) await page.goto(origin + shot.path)
  else await enter(page, origin + shot.path)
  await complete(page, shot)
}

/** Goes on to a shot from another of the same load, as a link leads there. */
export async function goToShot(page: Page, shot: Shot): Promise<void> {
  await page.setViewportSize(widestScreen(shot))
  await page.evaluate((path) => history.pushState({}, '', path), shot.path)
  const { heading } = EVERY_ROUTE.find(({ path }) => path === shot.path) ?? {}
  if (heading === undefined) throw new Error(`${shot.path} is no route`)
  await expectPage(page, heading)
  await expect(page.getByRole('dialog')).toHaveCount(0) // that of the shot before
  await complete(page, shot)
}

async function complete(page: Page, shot: Shot): Promise<void> {
  await settle(page, shot)
  if (shot.after === undefined) return
  await shot.after(page)
  await settle(page, shot)
}

export async function takePicture(page: Page, shot: Shot, picture: Picture): Promise<void> {
  const { width, theme, file } = picture
  await page.setViewportSize({ width, height: HEIGHTS[width] })
  await page.emulateMedia({ colorScheme: theme })
  if (!shot.viewport) await growToPage(page, width)
  await page.screenshot({
    path: path.join(FOLDER, file),
    fullPage: !shot.viewport, // what sticks out sideways makes the picture wider
    animations: 'disabled',
  })
}

/** A screen as high as its page: on a longer page the sidebar would end, and buttons float, mid-way. */
async function growToPage(page: Page, width: Picture['width']): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  if (height > HEIGHTS[width]) await page.setViewportSize({ width, height })
}

function widestScreen(shot: Shot): { width: number; height: number } {
  const width = picturesOf(shot)[0]?.width ?? 1280
  return { width, height: HEIGHTS[width] }
}

/** No timer as long as this ends, so that no state passes: redirects take 2 s, the banner 14 s. */
const ENDLESS_MS = 2000

/** Begins at the date of the pictures and stops long timers. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.install({ time: NOW }) // goes on: while it stands still, the router never says that it is loading
  await page.addInitScript((longest) => {
    const later = window.setTimeout.bind(window)
    Object.assign(window, {
      setTimeout: (run: () => void, delay = 0, ...given: never[]) =>
        delay >= longest ? 0 : later(run, delay, ...given),
    })
  }, ENDLESS_MS)
}

const LOADING = /^(Checking your session|Loading.*)…$/

/** Waits until the page is complete, with its fonts and pictures. */
async function settle(page: Page, { loading }: Shot): Promise<void> {
  const shown = page.locator('h1, [role=status], [role=alertdialog]').filter({ visible: true })
  await expect(shown).not.toHaveCount(0)
  if (!loading) {
    await loadedAll(page)
    await expect(page.getByText(LOADING)).toHaveCount(0)
    await loadedAll(page)
  }
  await page.mouse.move(0, 0)
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.allSettled(Array.from(document.images, (image) => image.decode()))
    await new Promise((painted) => {
      requestAnimationFrame(() => requestAnimationFrame(painted))
    })
  })
}
