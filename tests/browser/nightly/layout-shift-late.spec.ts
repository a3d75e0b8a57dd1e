import type { Page, Route } from '@playwright/test'
import { FAILED_CALL, holdCall } from '../../support/backend-calls.ts'
import { expect, test } from '../../support/browser.ts'
import { expectPage } from '../../support/enter.ts'
import { FULL_SCHOOL } from '../../support/full-school.ts'
import { takeShifts, watchShifts } from '../../support/layout-shift.ts'
import { loadedAll } from '../../support/network.ts'
import { painted } from '../../support/painted.ts'
import { fillTaskForm } from '../../support/portal-forms.ts'
import { ALL_LINKS } from '../../support/stored-links.ts'

/** The calls whose replies a page waits for while it is read already. */
type LateCall = 'get_links.php' | 'fetch_messages.php' | 'get_tasks.php'

/** In the order in which they arrive. */
type Replies = Readonly<Record<LateCall, object>>

const links = (lessonTime = ALL_LINKS.lesson_time) => ({
  status: 'success',
  links: { ...ALL_LINKS, lesson_time: lessonTime },
})
const messages = (text: string) => ({
  status: 'success',
  generalMessage: text,
  studentMessage: text,
})
const refusal = { status: 'error', message: 'The office is moving. Please try later.' }

/** One a day, the first of them Task 3; both as the list and as one task. */
function tasks(count: number, title = 'A form that helps') {
  const all = Array.from({ length: count }, (_, index) => ({
    id: String(index),
    title,
    lesson_number: String(index + 3),
    due_date: `2026-03-${String(index + 3).padStart(2, '0')}`,
    time: '23:59',
    details: '<p>Build it.</p>'.repeat(count),
  }))
  return { status: 'success', tasks: all, task: all[0] ?? [] }
}

const LONG_MESSAGE = 'The review summit moves to the large hall, because so many come. '.repeat(9)

const MUCH: Replies = {
  'get_tasks.php': tasks(
    25,
    'A form that helps everybody, whatever they use, with every label in its place',
  ),
  'fetch_messages.php': messages(LONG_MESSAGE),
  'get_links.php': links(
    'Mondays, Wednesdays and Thursdays of every second week, 6:30 PM to 8:30 PM Lagos time',
  ),
}
const USUAL: Replies = {
  'get_links.php': links(),
  'get_tasks.php': tasks(1),
  'fetch_messages.php': messages('Welcome.'),
}
const NOTHING: Replies = {
  'fetch_messages.php': messages(''),
  'get_links.php': { status: 'success', links: [] },
  'get_tasks.php': tasks(0),
}
const REFUSALS: Replies = {
  'get_links.php': refusal,
  'get_tasks.php': refusal,
  'fetch_messages.php': refusal,
}

const MODAL = '/classes?card=class-link'
const TASK = '/mentor-tasks/3'
/** Where late replies show. The modal shows all of a lesson time, however long. */
const PAGES = ['/', '/classes', '/mentor-tasks', TASK, `${TASK}/submit`]

const FIRST_VISIT = [
  { replies: MUCH, pages: PAGES },
  { replies: NOTHING, pages: ['/', '/mentor-tasks', TASK, MODAL] },
  { replies: REFUSALS, pages: ['/', '/mentor-tasks', TASK, MODAL] },
]
const LATER_VISIT = [
  { replies: USUAL, pages: ['/', '/mentor-tasks', MODAL] },
  { replies: REFUSALS, pages: ['/', '/mentor-tasks', TASK, `${TASK}/submit`, MODAL] },
]

test.describe('The layout does not shift', () => {
  for (const width of [360, 1280]) {
    test(`when replies arrive late: ${width} px`, async ({ page, portal }) => {
      test.slow() // many pages, each entered anew
      await page.setViewportSize({ width, height: 740 })
      await page.clock.install({ time: new Date('2026-03-02T12:00:00Z') })
      await watchShifts(page)
      const late = await holdReplies(page)
      await portal.enter('/accessibility', FULL_SCHOOL)

      // By way of a public page, because the next protected page then asks for everything again.
      const visit = async (path: string, replies: Replies) => {
        late.hold()
        await goTo(page, path)
        await late.loadedRest()
        await late.give(replies)
        await late.loadedRest()
        expect.soft(await takeShifts(page), path).toEqual([])
        await goTo(page, '/accessibility')
        await expectPage(page, 'Accessibility')
        expect.soft(await takeShifts(page), `${path}, which is left`).toEqual([])
      }
      for (const { replies, pages } of FIRST_VISIT) {
        for (const path of pages) {
          await page.evaluate(() => localStorage.clear())
          await visit(path, replies)
        }
      }
      await visit('/mentor-tasks', USUAL)
      for (const { replies, pages } of LATER_VISIT) {
        for (const path of pages) await visit(path, replies)
      }
    })
  }

  test('when a task that was left arrives, the connection goes and comes, and messages change', async ({
    page,
    portal,
  }) => {
    await page.clock.install()
    await watchShifts(page)
    const late = await holdReplies(page)
    await late.give(USUAL)
    const letSubmission = await holdCall(page, 'submit_task.php')
    await portal.enter(`${TASK}/submit`, FULL_SCHOOL)
    await fillTaskForm(page)
    await page.getByRole('button', { name: 'Submit Task' }).click()
    await expect(page.getByRole('button', { name: 'Submitting…' })).toBeVisible()
    await goTo(page, '/')
    await expectPage(page, 'Welcome, Ada')

    const expectSteady = async (moment: string) => {
      await painted(page)
      expect.soft(await takeShifts(page), moment).toEqual([])
    }
    await painted(page)
    await takeShifts(page) // of the page before
    letSubmission()
    await expect(page.getByText('Task 3 was submitted.')).toBeInViewport()
    await expectSteady('the task has arrived')
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(page.getByText('Task 3 was submitted.')).toBeHidden()

    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      await painted(page)
      await takeShifts(page) // of the other width
      await setOnline(page, false)
      await expect(page.getByText('You are offline.')).toBeInViewport()
      await expectSteady(`${width} px, offline`)
      await setOnline(page, true)
      await expectSteady(`${width} px, online again`)

      await page.clock.fastForward(6 * 60_000) // by now what was loaded is old
      await late.give({ ...USUAL, 'fetch_messages.php': messages(`${width} ${LONG_MESSAGE}`) })
      await page.evaluate(() =>
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
      )
      await expect(page.getByText(`${width} The review summit`).first()).toBeVisible()
      await expectSteady(`${width} px, other messages`)
    }
  })

  test('when pictures arrive late or not at all', async ({ page, portal, expectedErrors }) => {
    expectedErrors.push(FAILED_CALL)
    const facecard = 'https://pictures.example/ada.png'
    await page.setViewportSize({ width: 360, height: 740 })
    await watchShifts(page)
    const held: Route[] = []
    await page.route(/\.(svg|png)$/, (route) => void held.push(route))
    await portal.enter('/classes', { students: [{ facecard }] })
    await expect.poll(() => held.length, 'the facecard and the logo').toBe(2)
    for (const route of held.splice(0)) {
      if (route.request().url() === facecard) await route.fulfill({ status: 404 })
      else await route.continue()
    }
    await expect.poll(() => held.length, 'the default image').toBe(1)
    for (const route of held) await route.continue()
    await loadedAll(page)
    expect(await takeShifts(page)).toEqual([])
  })
})

const callOf = (route: Route) =>
  new URL(route.request().url()).pathname.replace('/backend/', '') as LateCall

/** From now on late replies wait until the test gives them. */
async function holdReplies(page: Page) {
  let given: Replies | null = null
  const waiting: Route[] = []
  await page.route(/\/(?:get_links|fetch_messages|get_tasks)\.php/, async (route) => {
    if (given === null) waiting.push(route)
    else await route.fulfill({ json: given[callOf(route)] })
  })
  return {
    /** Lets the next calls wait. */
    hold(): void {
      given = null
    },
    /** Answers the calls that wait, one after the other, and those that come. */
    async give(replies: Replies): Promise<void> {
      given = replies
      const held = waiting.splice(0)
      for (const call of Object.keys(replies) as LateCall[]) {
        // A page that was left has given up its calls.
        for (const route of held.filter((each) => callOf(each) === call)) {
          await route.fulfill({ json: replies[call] }).catch(() => {})
        }
      }
    },
    /** Everything but these replies has arrived. */
    loadedRest: () => loadedAll(page, () => waiting.map((route) => route.request())),
  }
}

function setOnline(page: Page, online: boolean): Promise<void> {
  return page.evaluate((isOnline) => {
    Object.defineProperty(navigator, 'onLine', { get: () => isOnline, configurable: true })
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  }, online)
}

function goTo(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => history.pushState(null, '', to), path)
}
