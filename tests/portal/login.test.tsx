import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { site } from '../../src/content/compiled/index.ts'
import { bent } from '../support/bent-calls.ts'
import { heading, openPortal } from '../support/portal.tsx'
import { PASSWORD } from '../support/server.ts'
import { fill, press, stored, submitLogin, tabTitle } from '../support/student.ts'

const openLogin = ({ at = '/login', state = {} } = {}) =>
  openPortal({ at, shows: 'Student Login', signedIn: false, state })

/** Presses Remember me, signs in, and opens the sign-in once more. @returns what the browser kept */
async function pressRememberMe() {
  const { place, reload } = await openLogin()
  fireEvent.click(screen.getByLabelText('Remember me'))
  await submitLogin()
  await heading('Welcome, Ada')
  const kept = [await stored(), await stored(sessionStorage), document.cookie, await place()]
  reload('/login')
  await heading('Student Login')
  return JSON.stringify(kept)
}

describe('/login', () => {
  test('has Email, Password, a Remember me checkbox and the links of the specification', async () => {
    await openLogin()
    for (const label of ['Email', 'Password']) expect(screen.getByLabelText(label)).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Remember me' })).not.toBeChecked()
    for (const [name, address] of [
      ['Forgot Password', '/forgot-password'],
      ['Staff login', site.mentorLogin],
      ['Alternate portal', site.alternatePortal],
    ] as const) {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', address)
    }
    for (const elsewhere of [site.mentorLogin, site.alternatePortal]) {
      expect(elsewhere).toMatch(/^https:/)
    }
  })

  test('has no link to a website that site.json does not name, and the others stay', async () => {
    vi.spyOn(site, 'mentorLogin', 'get').mockReturnValue(undefined)
    await openLogin()
    const foot = Array.from(screen.getByRole('contentinfo').children)
    expect(foot.map((link) => link.textContent)).toEqual(['Alternate portal', 'Accessibility'])
  })

  test('shows the password at a press, and hides it at another', async () => {
    await openLogin()
    fill({ Password: PASSWORD })
    const password = screen.getByLabelText('Password')
    press('Show')
    expect(password).toHaveAttribute('type', 'text')
    press('Hide')
    expect(password).toHaveAttribute('type', 'password')
    expect(password).toHaveValue(PASSWORD)
  })

  test('disables its button with a spinner during the call, and an error goes with the next try', async () => {
    await openLogin()
    await submitLogin({ password: 'wrong' })
    expect(await screen.findByRole('alert')).toHaveTextContent(/^Wrong email or password\.$/)
    const release = bent.hold('login.php')
    await submitLogin()
    expect(screen.queryByRole('alert')).toBeNull()
    const button = screen.getByRole('button', { name: 'Login' })
    await waitFor(() => expect(button).toBeDisabled())
    expect(button).toHaveAttribute('aria-busy', 'true')
    release()
    await heading('Welcome, Ada')
  })
})

describe('login success', () => {
  test('goes to / and stores the name, with nothing of the student who was stored before', async () => {
    for (const key of ['userName', 'courseCohort', 'facecard', 'userLinks']) {
      localStorage.setItem(key, '"of another student"')
    }
    const { place } = await openLogin()
    // The session check stores the name, too: look before its answer.
    const release = bent.hold('auth.php')
    await submitLogin()
    await screen.findByText('Checking your session…')
    expect(await stored()).toEqual({
      userName: 'Ada Okafor',
      owner: expect.stringContaining('ada@'),
    })
    release()
    await heading('Welcome, Ada')
    expect((await place()).path).toBe('/')
    expect(screen.getByRole('navigation', { name: 'Portal' })).toBeVisible()
    expect(await tabTitle()).toMatch(/^Dashboard · /)
  })

  test.each([
    ['a wish that is none of the portal’s pages', { state: { from: '//elsewhere.example/' } }],
    ['a wish in the address', { at: '/login?from=/payments&redirect=//elsewhere.example' }],
  ])('goes to /, whatever %s says', async (_, wish) => {
    const { place } = await openLogin(wish)
    await submitLogin()
    await heading('Welcome, Ada')
    expect((await place()).href).toBe('/')
  })
})

describe('Remember me', () => {
  test('keeps the e-mail address on the device, to fill it in next time, and the password nowhere', async () => {
    expect(await pressRememberMe()).not.toContain(PASSWORD)
    expect(screen.getByLabelText('Email')).toHaveValue('ada@example.org')
    expect(screen.getByLabelText('Remember me')).toBeChecked()
    expect(screen.getByLabelText('Password')).toHaveValue('')
  })

  test('forgets the address when it is unticked', async () => {
    localStorage.setItem('rememberedEmail', 'ada@example.org')
    await pressRememberMe()
    expect(screen.getByLabelText('Email')).toHaveValue('')
    expect(screen.getByLabelText('Remember me')).not.toBeChecked()
  })
})
