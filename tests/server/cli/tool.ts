import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PassThrough, Readable } from 'node:stream'
import { onTestFinished } from 'vitest'
import { readConfig } from '../../../src/server/settings/config.ts'
import { openSchoolDatabase } from '../../../src/server/settings/data-folder.ts'
import { runSchool } from '../../../src/server/cli/main.ts'
import { openDatabase } from '../../../src/server/db/open.ts'
import type { Database } from '../../../src/server/db/schema.ts'
import { StartError } from '../../../src/server/start-error.ts'
import { createPasswords } from '../../../src/server/security/password.ts'
import { takeTestServer } from '../../support/test-database.ts'
import { temporaryFolder } from '../program.ts'

const passwords = createPasswords({ memory: 16, passes: 1, parallelism: 1 })

type Env = Readonly<Record<string, string>>

/** A database that closes when the test has finished. */
export async function openUntilEnd(...place: Parameters<typeof openDatabase>): Promise<Database> {
  const db = await openDatabase(...place)
  onTestFinished(() => db.destroy())
  return db
}

/**
 * Runs `npm run school -- …` in a folder of its own, on the engine that the tests run on.
 * @param portal a built portal, which names the stored fields; by default one that names none
 * @param isEmpty whether the folder holds no school yet
 */
export async function tool(more: Env = {}, portal?: { folder: string }, isEmpty = false) {
  const folder = await temporaryFolder()
  const PORTAL_DATA = join(folder, 'data')
  const server = await takeTestServer()
  const env = { PORTAL_DATA, DATABASE_URL: server ?? '' }
  const built = join(folder, 'built')
  await mkdir(built)
  await writeFile(join(built, 'index.html'), '<!doctype html>')
  if (!isEmpty) await beginSchool({ ...env, ...more })
  const run = async (piped: string, words: string[]) => {
    const lines: string[] = []
    const say = (line: string) => void lines.push(`${line}\n`)
    const output = new PassThrough()
    const code = await runSchool(words, {
      env: { ...env, ...more },
      terminal: { log: say, error: say },
      input: Readable.from([Buffer.from(piped)]),
      output,
      passwords,
      portal: portal?.folder ?? built,
    })
    const printed = output.end().read() as Buffer | null
    return { code, output: lines.join(''), ...(printed && { printed: printed.toString() }) }
  }
  return {
    folder,
    PORTAL_DATA,
    /** The environment of a server on the same school. */
    env,
    /** For openUntilEnd. */
    place: server ?? join(PORTAL_DATA, 'school.sqlite'),
    write: async (name: string, text: string) => {
      await writeFile(join(folder, name), text)
      return join(folder, name)
    },
    school: (...words: string[]) => run('', words),
    /** The same, with this text on standard input; `printed` is standard output. */
    pipe: (text: string, ...words: string[]) => run(text, words),
  }
}

/** As a first start does, where the settings allow one. */
async function beginSchool(env: Env): Promise<void> {
  try {
    await (await openSchoolDatabase(readConfig(env))).destroy()
  } catch (error) {
    if (!(error instanceof StartError)) throw error
  }
}
