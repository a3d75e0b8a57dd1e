import type { Browser } from '@playwright/test'
import { leftOver, pressAll } from './left-over.ts'
import {
  atMost,
  follow,
  inLanes,
  openStudentBrowser,
  STUCK_MS,
  type Guards,
} from './student-browser.ts'
import { LANES, SETTLED_MS, type Found } from './found.ts'

/** Where a task's details stand: the one place that takes HTML. */
const DETAILS = '.prose-prose'

/** Opens a task for each payload, which is what its details say. */
export async function tryTaskDetails(
  { browser, origin, payloads }: { browser: Browser; origin: string; payloads: readonly string[] },
  guards: Guards,
): Promise<Found> {
  const lanes = await Promise.all(
    Array.from({ length: LANES }, () =>
      openStudentBrowser(browser, origin, { ...guards, watched: DETAILS }),
    ),
  )
  const left: string[] = []
  await inLanes([...payloads.entries()], LANES, async ([index, payload], lane) => {
    const opened = lanes[lane]
    if (opened === undefined) return
    // A payload that runs may go on for ever, or leave the page while the next one is opened.
    const page = guards.sanitiser ? opened.page : await opened.newPage()
    const address = `/mentor-tasks/${index}`
    if (guards.sanitiser && index >= LANES) await follow(page, address)
    else await page.goto(`${origin}${address}`)
    if (guards.sanitiser) {
      await page.getByRole('heading', { level: 1, name: `Task ${index}`, exact: true }).waitFor()
      await page.locator(DETAILS).waitFor({ state: 'attached' })
    } else await opened.hasShown(address) // without the sanitiser a payload may take the whole page away
    await page.waitForTimeout(SETTLED_MS)
    const found = (await atMost(STUCK_MS, page.evaluate(leftOver, DETAILS))) ?? ['the page itself']
    if (found.length > 0) left.push(`${payload}: ${found.join(', ')}`)
    await atMost(STUCK_MS, page.evaluate(pressAll, DETAILS))
    await page.waitForTimeout(SETTLED_MS)
    await opened.closeOthers()
  })
  const isBent = lanes.some((lane) => lane.isBent())
  if (!guards.sanitiser && !isBent)
    throw new Error('The sanitiser was not found in the built portal.')
  const executed = new Set(lanes.flatMap((lane) => [...lane.executed]))
  for (const lane of lanes) await lane.close()
  return { executed, left }
}
