import path from 'node:path'
import { checkBrowserSupport } from './browser-support/check.ts'
import { PROJECT } from '../system/project.ts'

// npm test -- browser-support: checks that the last build in dist/ uses only what the oldest supported browsers
// know.

const problems = checkBrowserSupport(path.join(PROJECT, 'dist'))
for (const problem of problems) console.error(problem)
if (problems.length > 0) {
  console.error(
    '\nThe build lowers syntax, never calls: write it in another way, or ask whether it is there and add it' +
      ' to scripts/test/browser-support/allowed.ts. What is only beautiful stands there, too.',
  )
  process.exitCode = 1
}
