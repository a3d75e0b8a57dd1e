import { delimiter } from 'node:path'
import type { TestProject } from 'vitest/node'
import { missingPrograms } from '../../scripts/test/deploy-programs.ts'
import { ensurePostgres } from '../../scripts/test/postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Names of programs that are not on this machine. */
    missing: readonly string[]
  }
}

/** Names the programs that are missing, and puts the others into the PATH of the tests. */
export async function setup(project: TestProject) {
  const missing = await missingPrograms()
  for (const { name, from } of missing) {
    console.log(
      `No test runs with ${name}: it is missing and could not be installed. As root, run \`apt-get install ${from}\`.`,
    )
  }
  project.provide(
    'missing',
    missing.map(({ name }) => name),
  )
  const folders = [await ensurePostgres(), process.env['PATH'], '/usr/sbin']
  process.env['PATH'] = folders.filter(Boolean).join(delimiter)
}
