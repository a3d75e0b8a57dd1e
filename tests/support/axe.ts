import axe, { type AxeResults, type RunOptions } from 'axe-core'
import { expect, type Frame, type Page } from '@playwright/test'

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}

/** WCAG 2.2 AA, as far as a program can check it, and axe's best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * Fails with the rule, the place and the remedy of each violation.
 * @param options.frames whether to look into frames, too
 */
export async function expectNoViolations(
  page: Page,
  { frames = true }: { readonly frames?: boolean } = {},
): Promise<void> {
  await motionEnded(page)
  await loadAxe(frames ? page.frames() : [page.mainFrame()])
  // While the session is checked there is no heading yet.
  const checking = await page.getByText('Checking your session…').isVisible()
  const options: RunOptions = {
    runOnly: RULES,
    resultTypes: ['violations'],
    iframes: frames,
    rules: { 'page-has-heading-one': { enabled: !checking } },
  }
  const { violations } = await page.evaluate(
    (given): Promise<AxeResults> => window.axe.run(given),
    options,
  )
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  )
  expect(found).toEqual([])
}

/** Loads the half megabyte once in each frame. */
async function loadAxe(frames: readonly Frame[]): Promise<void> {
  for (const frame of frames) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
  }
}

/** A colour that is changing has a contrast of its own. */
async function motionEnded(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    return Promise.all(ending.map((animation) => animation.finished.catch(() => null)))
  })
}
