import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { applyStoredTheme, currentTheme, followTheme } from '../../src/portal/theme/theme.ts'
import { openPortal } from '../support/portal.tsx'
import { stored } from '../support/student.ts'

const shown = () => document.documentElement.dataset['theme']
const darkSwitch = () => screen.findByRole('button', { name: 'Dark theme' })

afterEach(() => {
  delete document.documentElement.dataset['theme']
})

test('choosing the system’s theme forgets the choice and follows the system', async () => {
  localStorage.setItem('theme', 'dark')
  applyStoredTheme()
  const { user } = await openPortal()
  await user.click(await darkSwitch())
  expect(await stored()).not.toHaveProperty('theme')
  expect(currentTheme()).toBe('light')
  const system = matchMedia('(prefers-color-scheme: dark)')
  vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(system, { matches: true }))
  expect(shown()).toBeUndefined()
  expect(currentTheme()).toBe('dark')
})

test('a theme that another tab chooses shows at once', async () => {
  followTheme()
  await openPortal()
  expect(await darkSwitch()).toHaveAttribute('aria-pressed', 'false')
  localStorage.setItem('theme', 'dark')
  fireEvent(window, new StorageEvent('storage', { key: 'theme' }))
  expect(shown()).toBe('dark')
  expect(await darkSwitch()).toHaveAttribute('aria-pressed', 'true')
})

test.each([
  ['light', 'light'],
  ['rubbish', undefined],
])('a stored theme of %s is shown as %s from the start', (stored, theme) => {
  localStorage.setItem('theme', stored)
  applyStoredTheme()
  expect(shown()).toBe(theme)
})
