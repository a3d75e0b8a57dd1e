import type { Locator } from '@playwright/test'

/** Where an element is in the window, and how large. */
export async function boxOf(shown: Locator) {
  const box = await shown.boundingBox()
  if (box === null) throw new Error('It is not shown')
  return box
}

/** In whole pixels, as a pointer goes there. */
export async function centreOf(shown: Locator): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = await boxOf(shown)
  return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
}

/** Whether one lies over a part of the other, whichever is in front. */
export async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = [await boxOf(one), await boxOf(other)]
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}
