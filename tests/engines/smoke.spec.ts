import { expect, test } from '@playwright/test'
import { BUILT_PORTAL } from '../school/built-portal.ts'
import { SUBMISSION } from '../support/portal-forms.ts'
import { openSchool, PASSWORD } from '../support/server.ts'
import { startFirefox, startWebkit, type Engine } from './engines.ts'

const ENGINES = [
  { name: 'Firefox', program: process.env['PORTAL_FIREFOX'], start: startFirefox },
  { name: 'WebKit', program: process.env['PORTAL_WEBKIT'], start: startWebkit },
]

const IS_MODAL_OPEN = "document.querySelector('[role=dialog]') !== null"

for (const { name, program, start } of ENGINES) {
  test(`in ${name} a student signs in, opens a card, reads a task and hands it in`, async () => {
    test.skip(program === undefined, `${name} is not here`)
    const tasks = [{ lessonNumber: '3', title: 'Build a page' }]
    const school = await openSchool({ portal: { folder: BUILT_PORTAL }, tasks })
    const { origin } = await school.listen()
    const engine = await start(program ?? '')
    try {
      await engine.open(`${origin}/login`)
      await see(engine, 'Student Login')
      await type(engine, { Email: 'ada@example.org', Password: PASSWORD })
      await press(engine, 'Login')
      await see(engine, 'Welcome, Ada')
      await press(engine, 'View')
      await expect.poll(() => engine.evaluate(IS_MODAL_OPEN)).toBe(true)
      await press(engine, 'Close')
      // Closing goes back in the history, which would give up a load that starts before it ends.
      await expect.poll(() => engine.evaluate(IS_MODAL_OPEN)).toBe(false)
      await engine.open(`${origin}/mentor-tasks`)
      await see(engine, 'Build a page')
      await press(engine, 'Build a page')
      await press(engine, 'Submit Task Here')
      await see(engine, 'Student ID')
      await type(engine, SUBMISSION)
      await press(engine, 'Submit Task')
      await see(engine, 'Task Submitted')
      expect(await school.db.selectFrom('submissions').selectAll().execute()).toHaveLength(1)
    } finally {
      await engine.close()
      await school.close()
    }
  })
}

async function see(engine: Engine, text: string): Promise<void> {
  await expect.poll(() => engine.evaluate('document.body.innerText')).toContain(text)
}

/** Presses the first button or link of this name, once it is there. */
async function press(engine: Engine, name: string): Promise<void> {
  await expect.poll(() => inPage(engine, pressButton, name), `press ${name}`).toBe(true)
}

async function type(engine: Engine, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    const typed = () => inPage(engine, typeInto, label, value)
    await expect.poll(typed, `type into ${label}`).toBe(true)
  }
}

function inPage<Given extends string[]>(
  engine: Engine,
  what: (...given: Given) => unknown,
  ...given: Given
): Promise<unknown> {
  return engine.evaluate(`(${String(what)})(...${JSON.stringify(given)})`)
}

// These run in the page.

/** @returns whether it is there, and no longer waits for the page's scripts */
function pressButton(name: string): boolean {
  const all = [...document.querySelectorAll<HTMLElement>('a, button:enabled')]
  const found = all.find(
    (element) => (element.getAttribute('aria-label') ?? element.innerText).trim() === name,
  )
  found?.click()
  return found !== undefined
}

/** @returns whether the field is there */
function typeInto(label: string, value: string): boolean {
  const labels = [...document.querySelectorAll('label')]
  const field = labels.find((element) => element.innerText.trim() === label)?.control
  if (!(field instanceof HTMLInputElement)) return false
  // React hears the event, and trusts only the browser's own setter.
  Reflect.set(HTMLInputElement.prototype, 'value', value, field)
  field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  return true
}
