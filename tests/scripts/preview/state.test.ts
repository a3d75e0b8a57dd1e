import { expect, test } from 'vitest'
import { readState, writeState } from '../../../scripts/preview/pages/page/address.tsx'

const USUAL = { file: 'content/dashboard/page.md', width: 'phone', day: '' }

test.each([
  ['?show=dashboard', {}],
  ['?show=classes/class-link', { file: 'content/classes/class-link.md' }],
  ['?show=mail/reset-code&width=desktop', { file: 'content/mail/reset-code.md', width: 'desktop' }],
  ['?show=problems', { file: null }],
  ['?show=dashboard&day=2026-12-12T18:00', { day: '2026-12-12T18:00' }],
])('keeps the text, the width and the day in the address: %s', (query, state) => {
  expect(readState(query)).toEqual({ ...USUAL, ...state })
  expect(writeState(readState(query))).toBe(query)
})

test('shows the dashboard on a phone where the address says nothing valid', () => {
  for (const day of ['Friday', '2026-99-12T18:00', '12026-12-12T18:00']) {
    expect(readState(`?width=other&day=${day}`)).toEqual(USUAL)
  }
})
