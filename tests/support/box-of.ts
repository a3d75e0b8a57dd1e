import type { Locator } from '@playwright/test'

/** Where an element is in the window, and how large. */
export async function boxOf(shown: Locator) {
  const box = await shown.boundingBox()
  if (box === null) throw new Error('It is not shown')
  return box
}
