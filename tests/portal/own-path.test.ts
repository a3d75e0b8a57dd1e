import { expect, test } from 'vitest'
import { ownPath } from '../../src/portal/pages/own-path.ts'

test.each(['/', '/payments', '/mentor-tasks/3?a=b#c'])(
  'the portal’s own path %s is kept',
  (path) => {
    expect(ownPath(path)).toBe(path)
  },
)

test.each([
  undefined,
  '',
  'payments',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
])('%s comes to the dashboard', (wish) => {
  expect(ownPath(wish)).toBe('/')
})
