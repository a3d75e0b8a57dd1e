import { expect, test } from 'vitest'
import { readState, writeState } from '../../src/preview/state.ts'

const STATES = { links: 'stored', lesson: 'set', name: 'usual', colours: 'light', width: 'phone' }
const USUAL = { ...STATES, day: '' }

test.each([
  ['?show=dashboard', 'content/dashboard/page.md', {}],
  ['?show=classes/class-link&links=failed', 'content/classes/class-link.md', { links: 'failed' }],
  [
    '?show=mail/reset-code&width=desktop&colours=dark',
    'content/mail/reset-code.md',
    { colours: 'dark', width: 'desktop' },
  ],
  ['?show=problems', null, {}],
  [
    '?show=dashboard&day=2026-12-12T18:00',
    'content/dashboard/page.md',
    { day: '2026-12-12T18:00' },
  ],
])('keeps the text and the switches in the address: %s', (query, file, switches) => {
  expect(readState(query)).toEqual({ file, switches: { ...USUAL, ...switches } })
  expect(writeState(readState(query))).toBe(query)
})

test('shows the dashboard in the usual state where the address says nothing valid', () => {
  const usual = { file: 'content/dashboard/page.md', switches: USUAL }
  expect(readState('?links=other&day=Friday')).toEqual(usual)
})
