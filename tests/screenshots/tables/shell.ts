import type { Page } from '@playwright/test'
import { expect } from '../../support/browser.ts'
import { handInTask } from '../../support/portal-forms.ts'
import { goOffline } from '../../support/network.ts'
import { SCHOOL } from '../pictured-school.ts'
import type { Shot } from '../shot.ts'
import { hold, inTurn, press } from '../steps.ts'

const drawer = { path: '/payments', viewport: true } as const
const policy = { path: '/student-policy', viewport: true } as const

export const SHELL_SHOTS: readonly Shot[] = [
  { name: 'session check', path: '/', before: hold('auth.php'), loading: true },
  {
    name: 'deactivated',
    path: '/',
    school: { ...SCHOOL, students: [{ access: 'deactivated' }] },
    viewport: true,
  },
  { ...drawer, name: 'drawer', after: press('Menu'), widths: [360, 900] },
  {
    name: 'logout, the question',
    path: '/mentor-tasks/3/submit',
    after: inTurn(handInTask, press('Logout')),
    viewport: true,
  },
  { name: 'keyboard focus, skip link', path: '/payments', after: tab(1), viewport: true },
  { name: 'keyboard focus, sidebar', path: '/payments', after: tab(5), viewport: true },
  { ...policy, name: 'policy, at a heading', after: openHeading, widths: [1280] },
  {
    ...policy,
    name: 'policy, at a heading on a phone',
    after: inTurn(press('Contents'), openHeading),
    widths: [360],
  },
  { ...policy, name: 'policy, its contents', after: press('Contents'), widths: [360, 900] },
  { name: 'offline, next page', path: '/', after: loseNextPage },
]

function tab(times: number) {
  return async (page: Page) => {
    for (let press = 0; press < times; press++) await page.keyboard.press('Tab')
  }
}

async function openHeading(page: Page) {
  await page.getByRole('navigation', { name: 'Contents' }).getByRole('link').nth(3).click()
}

async function loseNextPage(page: Page) {
  await goOffline(page)
  await page.getByRole('navigation').getByRole('link', { name: 'Student' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeHidden()
}
