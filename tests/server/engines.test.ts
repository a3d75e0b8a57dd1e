import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT } from '../../scripts/system/project.ts'

const MOST_LINES = 60

/** The lines of code in these files: without empty ones and comments. */
function linesOf(pattern: string): string[] {
  return globSync(pattern, { cwd: PROJECT }).flatMap((file) =>
    readFileSync(join(PROJECT, file), 'utf8')
      .split('\n')
      .filter((line) => !/^\s*(?:\/\/|\/\*|\*|$)/.test(line)),
  )
}

test('PostgreSQL is known in one folder and wherever that is asked, in at most 60 lines', () => {
  const inside = linesOf('src/server/db/postgres/*.ts')
  const outside = linesOf('src/server/db/*.ts').filter((line) =>
    /postgres|server_version/i.test(line),
  )
  expect(inside.length).toBeGreaterThan(0)
  expect(inside.length + outside.length).toBeLessThanOrEqual(MOST_LINES)
})

test('no store and no route knows on which engine it works', () => {
  const knowing = linesOf('src/server/{store,routes,http,mail,security,demo}/**/*.ts')
  expect(knowing.length).toBeGreaterThan(0)
  expect(knowing.filter((line) => /postgres|sqlite|\bpg\b/i.test(line))).toEqual([])
})
