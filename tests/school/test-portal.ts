import { readFile, rm, writeFile } from 'node:fs/promises'
import { PROJECT } from '../../scripts/system/project.ts'
import { run } from '../../scripts/system/run.ts'
import { hashSources } from '../../scripts/system/source-hash.ts'
import { BUILT_FROM } from './built-portal.ts'

/** Everything that the built portal of the fixed school depends on. */
const SOURCES = ['tests/school', 'src', 'scripts', 'package-lock.json', 'vite.config.ts']

/** Builds the portal of the fixed school, unless it is built from these sources already. */
export async function testPortal(): Promise<void> {
  const sources = hashSources(PROJECT, SOURCES)
  if (sources === (await readFile(BUILT_FROM, 'utf8').catch(() => null))) return
  await rm(BUILT_FROM, { force: true })
  const env = { NODE_ENV: 'production' }
  const code = await run(process.execPath, ['tests/school/build-portal.ts'], { env })
  if (code !== 0) throw new Error('The portal of the tests could not be built: see above')
  await writeFile(BUILT_FROM, sources)
}

/** For Playwright, before the first of its tests. */
export default testPortal
