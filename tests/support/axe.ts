import axe, { type AxeResults, type RunOptions } from 'axe-core'
import { expect, test, type Frame, type Page } from '@playwright/test'
import { findCutOff } from './cut-off.ts'
import { motionEnded, painted } from './painted.ts'

declare global {
  interface Window {
    readonly axe: typeof axe
  }
}

/** WCAG 2.2 AA, as far as a program can check it, and axe's best practices. */
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']
/** Those whose outcome depends on colours and sizes. */
const LOOK_RULES = ['color-contrast', 'link-in-text-block', 'target-size']

/**
 * Examines a page in light on a wide and in dark on a narrow screen, with every rule on the first of them.
 * Leaves the page on the narrow one.
 */
export async function expectAccessible(page: Page, wide: number, narrow: number): Promise<void> {
  for (const { width, theme, rules } of [
    { width: wide, theme: 'light', rules: RULES },
    { width: narrow, theme: 'dark', rules: LOOK_RULES },
  ] as const) {
    await test.step(`${width} px, ${theme}`, async () => {
      await page.setViewportSize({ width, height: 800 })
      await page.emulateMedia({ colorScheme: theme })
      await painted(page)
      await expectNoViolations(page, { rules })
      expect.soft(await findCutOff(page)).toEqual([])
    })
  }
}

/**
 * Fails with the rule, the place and the remedy of each violation.
 * @param options.frames whether to look into frames, too
 */
export async function expectNoViolations(
  page: Page,
  { frames = true, rules = RULES }: { readonly frames?: boolean; readonly rules?: string[] } = {},
): Promise<void> {
  await motionEnded(page)
  await loadAxe(frames ? page.frames() : [page.mainFrame()])
  // While the session is checked there is no heading yet.
  const checking = await page.getByText('Checking your session…').isVisible()
  const options: RunOptions = {
    runOnly: rules,
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
