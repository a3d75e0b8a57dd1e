import type { Page } from '@playwright/test'

const NOTHING = 'nothing'

/** From the next load on, notes what each frame shows. */
export async function watchFrames(page: Page): Promise<void> {
  await page.addInitScript((nothing) => {
    const frames: string[] = []
    const note = () => {
      const seen = [...document.querySelectorAll('main h1, main [role=status]')]
        .filter((each) => each.getClientRects().length > 0 && each.textContent !== '')
        .map((each) => each.textContent)
      const frame = seen[0] ?? nothing
      if (frame !== frames.at(-1)) frames.push(frame)
      requestAnimationFrame(note)
    }
    requestAnimationFrame(note)
    Reflect.set(window, 'frames shown', frames)
  }, NOTHING)
}

/**
 * What was shown since this was asked last: the heading of each page, or by what words one was waited
 * for. 'nothing' is a blank frame.
 */
export function framesOf(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // What is in the document is in the next frame, and noted in the one after it at the latest.
    for (const _ of [1, 2]) await new Promise((shown) => requestAnimationFrame(shown))
    const frames: string[] = Reflect.get(window, 'frames shown')
    return frames.splice(0, frames.length - 1).concat(frames)
  })
}
