import axe, { type AxeResults, type RunOptions } from 'axe-core'
import { expect, type Frame, type Page } from '@playwright/test'

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}

/** What WCAG 2.2 AA asks for, as far as a program can tell, and what its authors advise besides. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Without frames: what they hold is looked at elsewhere. */
type Options = { readonly frames?: boolean }

/** Fails with the rule, the place and the remedy of each violation on the page as it is now. */
export async function expectNoViolations(
  page: Page,
  { frames = true }: Options = {},
): Promise<void> {
  await motionEnded(page)
  await loadAxe(frames ? page.frames() : [page.mainFrame()])
  // What only says that the session is being checked is no page yet, and has no heading to give.
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

/** A page that is looked at several times reads the half megabyte once. */
async function loadAxe(frames: readonly Frame[]): Promise<void> {
  for (const frame of frames) {
    if (!(await frame.evaluate(() => 'axe' in window))) await frame.evaluate(axe.source)
  }
}

/** Waits for what moves and ends: a colour on its way to another has a contrast of its own. */
async function motionEnded(page: Page): Promise<void> {
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    return Promise.all(ending.map((animation) => animation.finished.catch(() => null)))
  })
}
