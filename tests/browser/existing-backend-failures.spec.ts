import type { Page } from '@playwright/test'
import { expect } from '../support/browser.ts'
import { expectPage } from '../support/enter.ts'
import { test, type PhpSite } from '../support/php/browser.ts'
import type { Fault } from '../support/php/faults.ts'
import { PHP_STUDENT } from '../support/php/school.ts'
import { fillLogin, fillSubmission, login, view } from '../support/php/student.ts'

// The built portal in front of a backend that is not ours and goes wrong: what the student sees.

/** Every way in which an answer comes that is not the contract's. */
const UNREADABLE: readonly Fault[] = [
  'html-error',
  'html-500',
  'html-warning',
  'not-json',
  'redirect',
  'truncated',
  'wrong-types',
]
/** Every way in which no readable answer comes. */
const FAILED: readonly Fault[] = [...UNREADABLE, 'empty', 'cut-off', 'dropped']

const MESSAGE = 'The registry says no – ask at the desk.'
/** An answer that is readable and not a success, whatever its HTTP status. */
const REFUSED: readonly Fault[] = ([200, 401, 403, 500] as const).map((http) => ({
  refuse: MESSAGE,
  http,
}))

const LOGIN = '/backend/login.php'
const AUTH = '/backend/auth.php'
const LINKS = '/backend/get_links.php'
const MESSAGES = '/backend/fetch_messages.php'
const TASKS = '/backend/get_tasks.php'
const SUBMIT = '/backend/submit_task.php'
const LOGOUT = '/backend/logout.php'

const STUDENT_KEYS = new Set(['userName', 'courseCohort', 'facecard', 'userLinks']) // spec 3

test.describe.configure({ timeout: 60_000 })

test.beforeEach(({ expectedErrors }) => {
  // Chromium notes every call that fails or is refused.
  expectedErrors.push(/^Failed to load resource/)
})

test.describe('4. Session check, in front of an existing backend that fails', () => {
  test('a loading spinner shows while it is slow', async ({ page, php }) => {
    await php.signIn()
    php.fault(AUTH, { slow: 1500 })
    await page.goto(`${php.portal}/classes`)
    await expect(page.getByRole('status')).toHaveText('Checking your session…')
    await expect(page.getByRole('heading', { level: 1, name: 'Classes' })).toBeVisible()
  })

  test('a failed call redirects to /login, which says that there is no connection', async ({
    page,
    php,
  }) => {
    await php.signIn()
    await each(php, AUTH, FAILED, async () => {
      await page.goto(`${php.portal}/classes`)
      await expect(page).toHaveURL(`${php.portal}/login`)
      await expect(page.getByRole('alert')).toContainText('No connection')
    })
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Classes' })).toBeVisible()
  })

  test('not success redirects to /login, which asks to sign in', async ({ page, php }) => {
    await php.signIn()
    await each(php, AUTH, REFUSED, async () => {
      await page.goto(`${php.portal}/classes`)
      await expect(page).toHaveURL(`${php.portal}/login`)
      await expect(page.getByRole('status')).toHaveText('Please sign in to continue.')
      await expect(page.getByText('No connection')).toBeHidden()
    })
  })

  for (const http of [401, 403] as const) {
    for (const call of [LINKS, MESSAGES, TASKS]) {
      test(`${call} that answers ${http} leads to one new check, and only its refusal to /login`, async ({
        page,
        php,
      }) => {
        await php.signIn()
        php.fault(call, { refuse: MESSAGE, http })
        await page.goto(`${php.portal}/mentor-tasks`)
        await expect.poll(() => callsTo(php, AUTH)).toBe(2)
        await expect(page.getByRole('heading', { level: 1, name: 'Mentor Tasks' })).toBeVisible()
        php.endSessions()
        await page.reload()
        await expect(page).toHaveURL(`${php.portal}/login`)
      })
    }
  }

  test('a session that ended meanwhile leads to /login and, signed in again, back', async ({
    page,
    php,
  }) => {
    php.speak({ refusalStatus: 401 })
    await php.signIn()
    await page.goto(`${php.portal}/classes`)
    await expect(page.getByRole('heading', { level: 1, name: 'Classes' })).toBeVisible()
    php.endSessions()
    await view(page, 'Cloud Link')
    await page.getByRole('dialog').getByRole('link', { name: 'Mentor tasks' }).click()
    await expect(page).toHaveURL(`${php.portal}/login`)
    await expect(page.getByRole('status')).toHaveText('Please sign in to continue.')
    await fillLogin(page)
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page).toHaveURL(`${php.portal}/mentor-tasks`)
    await expect(page.getByRole('link', { name: 'Deploy a static site' })).toBeVisible()
  })
})

test.describe('8. Login, in front of an existing backend that fails', () => {
  test('a network failure shows ‘An error occurred. Please try again.’ and keeps what was typed', async ({
    page,
    php,
  }) => {
    await page.goto(`${php.portal}/login`)
    await fillLogin(page)
    await each(php, LOGIN, FAILED, async () => {
      await press(page, php, 'Login')
      await expect(page.getByRole('alert')).toHaveText('An error occurred. Please try again.')
    })
    await expect(page.getByLabel('Email')).toHaveValue(PHP_STUDENT.email)
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ngozi' })).toBeVisible()
  })

  test('a non-success answer shows the server message', async ({ page, php }) => {
    await page.goto(`${php.portal}/login`)
    await fillLogin(page)
    await each(php, LOGIN, REFUSED, async () => {
      await press(page, php, 'Login')
      await expect(page.getByRole('alert')).toHaveText(MESSAGE)
    })
    await each(php, LOGIN, [{ refuse: null, http: 200 }], async () => {
      await press(page, php, 'Login')
      await expect(page.getByRole('alert')).toHaveText('An error occurred. Please try again.')
    })
  })

  test('while it is slow the button is busy, and a second press sends nothing', async ({
    page,
    php,
  }) => {
    await page.goto(`${php.portal}/login`)
    await fillLogin(page)
    php.fault(LOGIN, { slow: 1000 })
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('button', { name: 'Login' })).toBeDisabled()
    await page.getByLabel('Password', { exact: true }).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome, Ngozi' })).toBeVisible()
    expect(callsTo(php, LOGIN)).toBe(1)
  })
})

test.describe('8. Reset, code and password calls, in front of an existing backend that fails', () => {
  test('show the server message, or ‘An error occurred. Please try again.’ on a network failure', async ({
    page,
    php,
  }) => {
    const steps = [
      {
        call: '/backend/request_password_reset.php',
        button: 'Send Code',
        fill: () => page.getByLabel('Email').fill(PHP_STUDENT.email),
        next: 'Enter your code',
      },
      {
        call: '/backend/verify_otp.php',
        button: 'Verify Code',
        fill: () =>
          page.getByRole('textbox').fill(php.school.resetCodes.get(PHP_STUDENT.email) ?? ''),
        next: 'Set a new password',
      },
      {
        call: '/backend/reset_password.php',
        button: 'Reset Password',
        async fill() {
          await page.getByLabel('New Password').fill('lake chad 9')
          await page.getByLabel('Confirm Password').fill('lake chad 9')
        },
        next: 'Student Login',
      },
    ]
    // Not those that spoil the answer alone: what the script has done cannot be done a second time.
    const failed: readonly Fault[] = [
      'html-error',
      'html-500',
      'not-json',
      'redirect',
      'empty',
      'dropped',
    ]
    await page.goto(`${php.portal}/forgot-password`)
    for (const { call, button, fill, next } of steps) {
      await fill()
      await each(php, call, failed, async () => {
        await press(page, php, button)
        await expect(page.getByRole('alert')).toHaveText('An error occurred. Please try again.')
      })
      await each(php, call, REFUSED, async () => {
        await press(page, php, button)
        await expect(page.getByRole('alert')).toHaveText(MESSAGE)
      })
      await page.getByRole('button', { name: button }).click()
      await expectPage(page, next)
    }
  })
})

test.describe('3. Links, in front of an existing backend that fails', () => {
  test('that could not be loaded are said to be so in the modal, with Try again', async ({
    page,
    php,
  }) => {
    await php.signIn()
    php.fault(LINKS, 'dropped')
    await page.goto(`${php.portal}/classes`)
    await view(page, 'Cloud Link')
    const modal = page.getByRole('dialog', { name: 'Cloud Link' })
    await each(php, LINKS, [...FAILED, ...REFUSED], async () => {
      await press(page, php, 'Try again')
      await expect(modal.getByRole('alert')).toContainText('Links could not be loaded')
      await expect(modal.getByText('Not available yet')).toBeHidden()
    })
    await modal.getByRole('button', { name: 'Try again' }).click()
    await expect(modal.getByRole('link', { name: 'Click Here' })).toBeVisible()
  })

  test('of the last visit stay when the new ones could not be loaded', async ({ page, php }) => {
    await php.signIn()
    await page.goto(`${php.portal}/classes`)
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('userLinks')))
      .toContain('drive.example.com')
    await each(php, LINKS, ['html-error', 'wrong-types', 'dropped'], async () => {
      await page.reload()
      await expect.poll(() => callsTo(php, LINKS)).toBeGreaterThan(1)
      await view(page, 'Cloud Link')
      await expect(page.getByRole('link', { name: 'Click Here' })).toBeVisible()
    })
  })

  test('that are slow keep the button busy until they arrive', async ({ page, php }) => {
    await php.signIn()
    php.fault(LINKS, { slow: 3000 })
    await page.goto(`${php.portal}/classes`)
    await view(page, 'Cloud Link')
    const button = page.getByRole('button', { name: 'Click Here' })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(page.getByRole('link', { name: 'Click Here' })).toBeVisible()
  })
})

test.describe('3. Messages, in front of an existing backend that fails', () => {
  for (const fault of [...FAILED, ...REFUSED.slice(0, 1)]) {
    test(`that could not be loaded (${nameOf(fault)}) leave the page as it is, without a banner`, async ({
      page,
      php,
    }) => {
      await php.signIn()
      php.fault(MESSAGES, fault)
      await page.goto(`${php.portal}/classes`)
      // One quick retry, unless the backend said no.
      const calls = typeof fault === 'string' ? 2 : 1
      await expect.poll(() => callsTo(php, MESSAGES)).toBeGreaterThanOrEqual(calls)
      await expect(page.getByRole('heading', { level: 1, name: 'Classes' })).toBeVisible()
      await expect(page.getByRole('region', { name: 'Messages' })).toBeHidden()
      await expect(page.getByRole('alert')).toBeHidden()
    })
  }
})

test.describe('8. Task list, in front of an existing backend that fails', () => {
  test('that failed to load says so, tries again, and never says ‘No tasks available.’', async ({
    page,
    php,
  }) => {
    await php.signIn()
    php.fault(TASKS, 'dropped')
    await page.goto(`${php.portal}/mentor-tasks`)
    await each(php, TASKS, FAILED, async () => {
      await press(page, php, 'Try again')
      await expect(page.getByRole('alert')).toContainText('Your tasks could not be loaded.')
      await expect(page.getByText('No tasks available.')).toBeHidden()
    })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('link', { name: 'Deploy a static site' })).toBeVisible()
  })

  test('that is refused shows the server’s message, and tries again', async ({ page, php }) => {
    await php.signIn()
    php.fault(TASKS, { refuse: 'First of all: no.', http: 200 })
    await page.goto(`${php.portal}/mentor-tasks`)
    await expect(page.getByRole('alert')).toContainText('First of all: no.')
    await each(php, TASKS, REFUSED, async () => {
      await press(page, php, 'Try again')
      await expect(page.getByRole('alert')).toContainText(MESSAGE)
      await expect(page.getByText('No tasks available.')).toBeHidden()
    })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('link', { name: 'Deploy a static site' })).toBeVisible()
  })

  test('that is slow is waited for with a spinner', async ({ page, php }) => {
    await php.signIn()
    php.fault(TASKS, { slow: 2000 })
    await page.goto(`${php.portal}/mentor-tasks/3/submit`)
    await page.getByRole('link', { name: 'Back to the tasks' }).click()
    await expect(page.getByRole('main').getByText('Loading…')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Deploy a static site' })).toBeVisible()
  })

  test('that is slow and was asked for in a modal is waited for without the modal', async ({
    page,
    php,
  }) => {
    await php.signIn()
    php.fault(TASKS, { slow: 2000 })
    await page.goto(`${php.portal}/classes`)
    await view(page, 'Cloud Link')
    await page.getByRole('dialog').getByRole('link', { name: 'Mentor tasks' }).click()
    await expect(page.getByRole('main').getByText('Loading…')).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
  })
})

test.describe('8. Task detail, in front of an existing backend that fails', () => {
  test('shows ‘Failed to load task details.’ after a failed call, and tries again', async ({
    page,
    php,
  }) => {
    await php.signIn()
    php.fault(TASKS, 'dropped')
    await page.goto(`${php.portal}/mentor-tasks/3`)
    await each(php, TASKS, FAILED, async () => {
      await press(page, php, 'Try again')
      await expect(page.getByRole('main')).toContainText('Failed to load task details.')
      await expect(page.getByText('No task found.')).toBeHidden()
    })
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText('Put your page on a server of your own.')).toBeVisible()
  })

  test('shows ‘Task not found.’ when the status is not success', async ({ page, php }) => {
    await php.signIn()
    await page.goto(`${php.portal}/mentor-tasks/99`)
    await expect(page.getByRole('main')).toContainText('Task not found.')
    await each(php, TASKS, REFUSED, async () => {
      await page.goto(`${php.portal}/mentor-tasks/3`)
      await expect(page.getByRole('main')).toContainText('Task not found.')
    })
  })
})

test.describe('8. Task submit, in front of an existing backend that fails', () => {
  test('shows ‘Error submitting task. Please try again.’ with everything typed still there', async ({
    page,
    php,
  }) => {
    await php.signIn()
    await page.goto(`${php.portal}/tasks-turnintin-log`)
    await page.getByLabel('Task Number').fill('3b')
    await fillSubmission(page)
    const typed = await valuesOf(page)
    await each(php, SUBMIT, [...UNREADABLE, 'cut-off', 'dropped', ...REFUSED], async () => {
      await press(page, php, 'Submit Task')
      await expect(page.getByRole('alert')).toHaveText('Error submitting task. Please try again.')
      expect(await valuesOf(page)).toEqual(typed)
    })
    await page.getByRole('button', { name: 'Submit Task' }).click()
    await expect(page.getByRole('dialog', { name: 'Task Submitted' })).toBeVisible()
  })

  test('while submitting the button is disabled with a spinner, and nothing is sent twice', async ({
    page,
    php,
  }) => {
    await php.signIn()
    await page.goto(`${php.portal}/mentor-tasks/3/submit`)
    await fillSubmission(page)
    php.fault(SUBMIT, { slow: 1500 })
    await page.getByRole('button', { name: 'Submit Task' }).click()
    const button = page.getByRole('button', { name: 'Submitting…' })
    await expect(button).toBeDisabled()
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await page.getByLabel('Video Link').press('Enter')
    await expect(page.getByRole('dialog', { name: 'Task Submitted' })).toBeVisible()
    expect(php.school.submissions).toHaveLength(1)
  })
})

test.describe('4. Logout, in front of an existing backend that fails', () => {
  // Nothing of its answer is read: an empty one is as good as any. A redirect is a page of HTML,
  // and whether it led to the login page or to an error page cannot be told from here.
  const failed = FAILED.filter((fault) => fault !== 'empty' && fault !== 'redirect')

  test('clears storage, goes to /login and says that the server was not reached', async ({
    page,
    php,
  }) => {
    await page.goto(`${php.portal}/login`)
    await each(php, LOGOUT, failed, async () => {
      await login(page)
      await page.getByRole('button', { name: 'Logout' }).click()
      await expect(page).toHaveURL(`${php.portal}/login`)
      await expect(page.getByRole('alert')).toContainText('server was not reached')
      const kept = await page.evaluate(() => Object.keys(localStorage))
      expect(kept.filter((key) => STUDENT_KEYS.has(key))).toEqual([])
    })
  })

  test('is complete when the backend answers nothing, or refuses', async ({ page, php }) => {
    await each(php, LOGOUT, ['empty', ...REFUSED], async () => {
      await php.signIn()
      await page.goto(php.portal)
      await page.getByRole('button', { name: 'Logout' }).click()
      await expectPage(page, 'Student Login')
      await expect(page.getByRole('alert')).toBeHidden()
    })
  })
})

test.describe('8. Through our server, a backend that does not answer or breaks off', () => {
  test.use({ served: 'by our server' })
  const failed: readonly Fault[] = ['cut-off', 'dropped']

  test('is no connection to the session check, not a sign-out', async ({ page, php }) => {
    await php.signIn()
    await each(php, AUTH, failed, async () => {
      await page.goto(`${php.portal}/classes`)
      await expect(page).toHaveURL(`${php.portal}/login`)
      await expect(page.getByRole('alert')).toContainText('No connection')
    })
  })

  test('is an error to the login', async ({ page, php }) => {
    await page.goto(`${php.portal}/login`)
    await fillLogin(page)
    await each(php, LOGIN, failed, async () => {
      await press(page, php, 'Login')
      await expect(page.getByRole('alert')).toHaveText('An error occurred. Please try again.')
    })
  })

  test('is a task that failed to load, not one that is not found', async ({ page, php }) => {
    await php.signIn()
    await each(php, TASKS, failed, async () => {
      await page.goto(`${php.portal}/mentor-tasks/3`)
      await expect(page.getByRole('main')).toContainText('Failed to load task details.')
    })
  })

  test('is a submission that failed, with everything typed still there', async ({ page, php }) => {
    await php.signIn()
    await page.goto(`${php.portal}/mentor-tasks/3/submit`)
    await fillSubmission(page)
    const typed = await valuesOf(page)
    await each(php, SUBMIT, failed, async () => {
      await press(page, php, 'Submit Task')
      await expect(page.getByRole('alert')).toHaveText('Error submitting task. Please try again.')
      expect(await valuesOf(page)).toEqual(typed)
    })
  })

  test('is a logout that did not reach the server', async ({ page, php }) => {
    await page.goto(`${php.portal}/login`)
    await each(php, LOGOUT, failed, async () => {
      await login(page)
      await page.getByRole('button', { name: 'Logout' }).click()
      await expect(page).toHaveURL(`${php.portal}/login`)
      await expect(page.getByRole('alert')).toContainText('server was not reached')
    })
  })
})

/** Lets one call go wrong in one way after another, and mends it at last. */
async function each(
  php: PhpSite,
  call: string,
  faults: readonly Fault[],
  look: () => Promise<void>,
): Promise<void> {
  for (const fault of faults) {
    await test.step(nameOf(fault), async () => {
      php.fault(call, fault)
      php.forgetRequests()
      await look()
    })
  }
  php.fault(call, null)
}

function nameOf(fault: Fault): string {
  return typeof fault === 'string' ? fault : JSON.stringify(fault)
}

/** Presses a button and waits until its call has come back. */
async function press(page: Page, php: PhpSite, name: string): Promise<void> {
  await page.getByRole('button', { name }).click()
  await expect.poll(() => php.calls().length).toBeGreaterThan(0)
  await expect(page.getByRole('button', { name })).toBeEnabled()
}

function callsTo(php: PhpSite, path: string): number {
  return php.requests().filter((request) => request.path === path).length
}

/** What stands in the fields of the form. */
function valuesOf(page: Page): Promise<string[]> {
  return page
    .getByRole('textbox')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value))
}
