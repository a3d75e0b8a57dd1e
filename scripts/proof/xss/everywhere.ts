import type { Browser, Page } from '@playwright/test'
import { LANES, SETTLED_MS, type Found } from './found.ts'
import { LOSES, REFUSES, type HostileBackend } from './hostile-backend.ts'
import { foreignParts } from './left-over.ts'
import { follow, inLanes, openStudentBrowser, type StudentBrowser } from './student-browser.ts'

type Parts = {
  readonly browser: Browser
  readonly backend: HostileBackend
  readonly origin: string
  /** As the backend numbers them. */
  readonly payloads: readonly string[]
  /** The numbers of those that are tried. */
  readonly tried: readonly number[]
}

/** A student's way through the portal for each payload, which is every text of the backend, and what the student types. */
export async function tryEverywhere(parts: Parts): Promise<Found> {
  const { browser, backend, origin, payloads, tried } = parts
  const lanes = await Promise.all(
    Array.from({ length: LANES }, () =>
      openStudentBrowser(browser, origin, { sanitiser: true, policy: false }),
    ),
  )
  const left: string[] = []
  await inLanes(tried, LANES, async (index, lane) => {
    const opened = lanes[lane]
    const payload = payloads[index] ?? ''
    if (opened === undefined) return
    const { page } = opened
    const look = async () => {
      await page.waitForTimeout(SETTLED_MS)
      const found = await page.evaluate(foreignParts)
      if (found.length > 0) left.push(`${payload} at ${page.url()}: ${found.join(', ')}`)
    }
    const walk = { opened, backend, origin, index, payload, look }
    try {
      await signIn(walk)
      await lookAround(walk)
      await handIn(walk)
      await search(walk)
      await openUnknown(walk)
    } catch (cause) {
      throw new Error(`${payload} kept a student from going on at ${page.url()}`, { cause })
    }
    if (new URL(page.url()).origin !== origin) left.push(`${payload} led to ${page.url()}`)
    await opened.closeOthers()
  })
  const executed = new Set(lanes.flatMap((lane) => [...lane.executed]))
  for (const lane of lanes) await lane.close()
  return { executed, left }
}

type Walk = {
  readonly opened: StudentBrowser
  readonly backend: HostileBackend
  readonly origin: string
  readonly index: number
  readonly payload: string
  readonly look: () => Promise<void>
}

/** As somebody whom a page of the portal sent to the sign-in, to come back to the payload; refused once. */
async function signIn({ opened, origin, index, payload, look }: Walk): Promise<void> {
  const { page } = opened
  await opened.hear(index, REFUSES)
  await page.goto(`${origin}/login?redirect=${encodeURIComponent(payload)}`)
  await page.evaluate(
    (from) => history.replaceState({ ...history.state, from, loginReason: from }, ''),
    payload,
  )
  await page.reload()
  await page.getByLabel('Email').fill('ada@example.org')
  await page.getByLabel('Password', { exact: true }).fill('x')
  await page.locator('form button[type=submit]').click()
  await page.getByRole('alert').first().waitFor()
  await look()
  await opened.hear(index)
  await page.locator('form button[type=submit]').click()
  await page.waitForURL((url) => url.pathname !== '/login')
  await look()
}

/** The pages that show what the backend says, beside the sign-in and the form. */
async function lookAround({ opened, look }: Walk): Promise<void> {
  const { page } = opened
  for (const path of ['/', '/classes', '/mentor-tasks', '/mentor-tasks/0', '/mentor-tasks/1']) {
    await goTo(page, path)
    await look()
    await openFirstCard(page)
    await look()
  }
}

async function goTo(page: Page, path: string): Promise<void> {
  const before = await page.evaluate((to) => {
    const heading = document.querySelector('main h1')?.textContent ?? ''
    return location.pathname === to ? null : heading
  }, path)
  if (before === null) return
  await follow(page, path)
  // The page before stays until the next one is there.
  await page.waitForFunction((old) => {
    const heading = document.querySelector('main h1')
    return heading !== null && heading.textContent !== old
  }, before)
}

/** Opens the first card, if the page has any, so that its links are there. */
async function openFirstCard(page: Page): Promise<void> {
  const view = page.getByRole('button', { name: 'View' }).first()
  if (!(await view.isVisible())) return
  await view.click()
  await page.getByRole('dialog').first().waitFor()
}

/** Hands a task in twice, the first time without an answer, and finds its texts again. */
async function handIn({ opened, backend, index, payload, look }: Walk): Promise<void> {
  const { page } = opened
  await goTo(page, '/mentor-tasks/0/submit')
  const typed = {
    'Full Name': payload,
    'Task Number': payload,
    'Lesson Number': payload,
    'Student ID': payload,
    'Documents Link': `https://example.org/${payload}`,
    'Video Link': `https://example.org/?at=${payload}`,
  }
  for (const [label, text] of Object.entries(typed)) {
    const field = page.getByRole('textbox', { name: label })
    // As much as can be typed or pasted.
    const most = await field.getAttribute('maxlength')
    await field.fill(text.slice(0, Number(most)))
  }
  await opened.hear(index, LOSES)
  const submit = page.getByRole('button', { name: 'Submit Task' })
  // A warning about a link is to be read first.
  const warning = page.getByText(/press Submit Task again/).first()
  const sending = page.getByRole('button', { name: 'Submitting' })
  await submit.click()
  await sending.or(warning).first().waitFor()
  if (await warning.isVisible()) await submit.click()
  await sending.waitFor()
  await goTo(page, '/mentor-tasks')
  backend.letGo(index)
  const kept = page.getByRole('link', { name: 'Back to the form' })
  await kept.waitFor()
  await look()
  await kept.click()
  await opened.hear(index)
  await page.getByRole('textbox', { name: 'Full Name' }).waitFor()
  await look()
  const again = page.getByRole('button', { name: 'Send again' })
  await submit.click()
  await again.or(warning).first().waitFor()
  if (await warning.isVisible()) await submit.click()
  await again.waitFor()
  await look()
  await again.press('Enter') // a dialog takes no tap that was meant for what it covers
  await page.getByRole('heading', { name: 'Receipt' }).waitFor()
  await look()
  await page.getByRole('button', { name: 'Done' }).press('Enter')
  const receipt = page.locator('details').first()
  await receipt.waitFor()
  await receipt.locator('summary').click()
  await look()
}

/** Searches for the payload, and for what every task has in its title. */
async function search({ opened, payload, look }: Walk): Promise<void> {
  const { page } = opened
  await page.keyboard.press('Control+k')
  const field = page.getByRole('combobox', { name: 'Search' })
  await field.fill(payload)
  await look()
  await field.fill('Task')
  await page.getByRole('option').first().waitFor()
  await look()
}

/** An address that is the payload, with all that the device keeps by now. */
async function openUnknown({ opened, origin, payload, look }: Walk): Promise<void> {
  const { page } = opened
  const part = encodeURIComponent(payload.slice(0, 500))
  const answer = await page.goto(`${origin}/${part}?q=${part}#${part}`)
  // What looks like a file's name is answered with plain text.
  const isPage = answer?.headers()['content-type']?.startsWith('text/html') === true
  if (isPage) await page.locator('h1').first().waitFor()
  await look()
}
