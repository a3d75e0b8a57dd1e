import type { Page, Route } from '@playwright/test'
import { FAILED_CALL, holdCall } from '../support/backend-calls.ts'
import { expect, test } from '../support/browser.ts'
import { enter, expectPage } from '../support/enter.ts'
import { FULL_SCHOOL } from '../support/full-school.ts'
import { holdLateCalls, links, messages, refused, tasks, type Late } from '../support/late-calls.ts'
import { movedBy, watchShifts } from '../support/layout-shift.ts'
import { loadedAll } from '../support/network.ts'
import { painted } from '../support/painted.ts'
import { fillTaskForm } from '../support/portal-forms.ts'

const LONG_TITLE = 'A form that helps everybody, whatever they use, with every label in its place'
const LONG_TIME =
  'Mondays, Wednesdays and Thursdays of every second week, 6:30 PM to 8:30 PM Lagos time'
const LONG_MESSAGE = 'The review summit moves to the large hall, because so many come. '.repeat(9)

const MODAL = '/classes?card=class-link'
/** Where what comes late is shown. The modal has all of a lesson time, however long. */
const PAGES = [
  '/',
  '/classes',
  '/payments',
  '/mentor-tasks',
  '/mentor-tasks/3',
  '/mentor-tasks/3/submit',
]

type Way = { readonly answers: readonly Late[]; readonly pages: readonly string[] }

const FIRST_VISIT = {
  much: {
    pages: PAGES,
    answers: [tasks(25, LONG_TITLE), messages(LONG_MESSAGE), links({ lesson_time: LONG_TIME })],
  },
  nothing: {
    pages: ['/', '/mentor-tasks', '/mentor-tasks/3', MODAL],
    answers: [messages(''), ['get_links.php', () => ({ status: 'success', links: [] })], tasks(0)],
  },
  refusals: {
    pages: ['/', '/mentor-tasks', '/mentor-tasks/3', MODAL],
    answers: [refused('get_links.php'), refused('get_tasks.php'), refused('fetch_messages.php')],
  },
} satisfies Readonly<Record<string, Way>>

const LATER_VISIT: Readonly<Record<string, Way>> = {
  'the same': {
    pages: ['/', '/mentor-tasks', MODAL],
    answers: [links({}), tasks(1), messages('Welcome.')],
  },
  refusals: {
    pages: ['/', '/mentor-tasks', '/mentor-tasks/3', '/mentor-tasks/3/submit', MODAL],
    answers: [refused('get_tasks.php'), refused('fetch_messages.php'), refused('get_links.php')],
  },
}

test.describe('Nothing moves', () => {
  for (const { width, first, later } of [
    { width: 360, first: FIRST_VISIT, later: LATER_VISIT },
    { width: 1280, first: { much: FIRST_VISIT.much }, later: {} },
  ]) {
    test(`whatever comes late at ${width} px`, async ({ page, portal }) => {
      test.slow() // many pages, each entered anew
      const { origin } = await portal.open(FULL_SCHOOL)
      await page.setViewportSize({ width, height: 740 })
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await page.clock.install({ time: new Date('2026-03-02T12:00:00Z') })
      await watchShifts(page)
      const late = await holdLateCalls(page)
      await enter(page, `${origin}/accessibility`)
      await expectPage(page, 'Accessibility')

      // The way over a public page: a page of the protected area asks for everything again.
      const look = async (visit: string, way: string, { answers, pages }: Way) => {
        for (const path of pages) {
          late.hold()
          if (visit === 'first') await page.evaluate(() => localStorage.clear())
          await goTo(page, path)
          await late.rest()
          for (const [call, answer] of answers) await late.answer(call, answer)
          await late.rest()
          expect.soft(await movedBy(page), `${path}, ${visit} visit, ${way}`).toEqual([])
          await goTo(page, '/accessibility')
          await expectPage(page, 'Accessibility')
          expect.soft(await movedBy(page), `${path}, which is left`).toEqual([])
        }
      }
      for (const [way, each] of Object.entries(first)) await look('first', way, each)

      for (const [call, answer] of [links({}), tasks(1), messages('')])
        await late.answer(call, answer)
      await goTo(page, '/mentor-tasks')
      await late.rest()
      await goTo(page, '/accessibility')
      await movedBy(page)
      for (const [way, each] of Object.entries<Way>(later)) await look('later', way, each)
    })
  }

  test('when messages change, the connection goes and comes, and a task was sent from a form that was left', async ({
    page,
    portal,
  }) => {
    const { origin } = await portal.open(FULL_SCHOOL)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await watchShifts(page)
    const late = await holdLateCalls(page)
    for (const [call, answer] of [links({}), tasks(2), messages('Hello.')]) {
      await late.answer(call, answer)
    }
    const letSubmission = await holdCall(page, 'submit_task.php')
    await enter(page, `${origin}/mentor-tasks/3/submit`)
    await fillTaskForm(page)
    await page.getByRole('button', { name: 'Submit Task' }).click()
    await expect(page.getByRole('button', { name: 'Submitting…' })).toBeVisible()
    await goTo(page, '/')
    await expectPage(page, 'Welcome, Ada')

    const look = async (moment: string) => {
      await painted(page)
      expect.soft(await movedBy(page), moment).toEqual([])
    }
    await painted(page)
    await movedBy(page) // what the page before was about
    letSubmission()
    await expect(page.getByText('Task 3 was submitted.')).toBeInViewport()
    await look('the task has arrived')
    await page.getByRole('button', { name: 'Close', exact: true }).click()
    await expect(page.getByText('Task 3 was submitted.')).toBeHidden()

    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      await painted(page)
      await movedBy(page) // everything, of course
      await setOnline(page, false)
      await expect(page.getByText('You are offline.')).toBeInViewport()
      await look(`${width} px, offline`)
      await setOnline(page, true)
      await look(`${width} px, online again`)

      await page.clock.fastForward(6 * 60_000) // by now what was loaded is old
      await late.answer(...messages(`${width} ${LONG_MESSAGE}`))
      await page.evaluate(() =>
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
      )
      await expect(page.getByText(`${width} The review summit`).first()).toBeVisible()
      await look(`${width} px, other messages`)
    }
  })
})

test('Nothing moves when the pictures come late, or not at all', async ({
  page,
  portal,
  expectedErrors,
}) => {
  expectedErrors.push(FAILED_CALL)
  const facecard = 'https://pictures.example/ada.png'
  const { origin } = await portal.open({
    ...FULL_SCHOOL,
    students: [{ facecard }],
    messages: {},
  })
  await page.setViewportSize({ width: 360, height: 740 })
  await watchShifts(page)
  const held: Route[] = []
  await page.route(/\.(svg|png)$/, (route) => void held.push(route))
  await enter(page, `${origin}/classes`)
  await expectPage(page, 'Classes')
  await expect.poll(() => held.length).toBe(2) // the logo too
  for (const route of held.splice(0)) {
    if (route.request().url() === facecard) await route.fulfill({ status: 404 })
    else await route.continue()
  }
  await expect.poll(() => held.length, 'the default image, in its place').toBe(1)
  for (const route of held) await route.continue()
  await loadedAll(page)
  expect(await movedBy(page)).toEqual([])
})

function setOnline(page: Page, online: boolean): Promise<void> {
  return page.evaluate((isOnline) => {
    Object.defineProperty(navigator, 'onLine', { get: () => isOnline, configurable: true })
    window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
  }, online)
}

function goTo(page: Page, path: string): Promise<void> {
  return page.evaluate((to) => history.pushState(null, '', to), path)
}
