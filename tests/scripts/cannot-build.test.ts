import { expect, test } from 'vitest'
import { cannotBuild } from '../../scripts/build/cannot-build.ts'

test.each([
  ["Cannot find package 'vite' imported from build.ts", 'npm ci --include=dev'],
  [
    'Cannot find native binding. npm has a bug related to optional dependencies',
    'PATH=/tmp/node:$PATH npm ci',
  ],
])('a build without its packages says what to do: %s', async (message, advice) => {
  expect(await cannotBuild(() => Promise.reject(new Error(message)))).toContain(advice)
  expect(await cannotBuild()).toBeNull()
})
