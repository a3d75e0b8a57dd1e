import type { Locator } from '@playwright/test'
import { blocksOf } from './changed-band.ts'
import type { Device } from './views.ts'

/** So much taller than its device a screen may get. */
const TALLER = 160
/** Below the last line. */
const ROOM = 12
/** A taller screen can show the half of yet another line. */
const ROUNDS = 3

/** Makes a screen a little taller where its end would cut through a line. */
export async function showUncutScreen(body: Locator, { width, height }: Device): Promise<void> {
  const page = body.page()
  let end: number = height
  for (let round = 0; round < ROUNDS; round += 1) {
    await page.setViewportSize({ width, height: end })
    const cut = (await blocksOf(body)).filter(({ top, bottom }) => top < end && bottom > end)
    const wanted = Math.ceil(Math.max(0, ...cut.map(({ bottom }) => bottom))) + ROOM
    if (cut.length === 0 || wanted > height + TALLER) return
    end = wanted
  }
}
