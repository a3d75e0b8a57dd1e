import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { runSchool } from '../../../src/server/cli/main.ts'
import { createPasswords } from '../../../src/server/security/password.ts'
import { temporaryFolder } from '../program.ts'

const passwords = createPasswords({ memory: 16, passes: 1, parallelism: 1 })

/** Runs `npm run school -- …` in a folder of its own, beside a built portal or none. */
export async function tool(
  env: Readonly<Record<string, string>> = {},
  portal?: { folder: string },
) {
  const folder = await temporaryFolder()
  const PORTAL_DATA = join(folder, 'data')
  return {
    folder,
    PORTAL_DATA,
    write: async (name: string, text: string) => {
      await writeFile(join(folder, name), text)
      return join(folder, name)
    },
    school: async (...words: string[]) => {
      const lines: string[] = []
      const say = (line: string) => void lines.push(`${line}\n`)
      const terminal = { log: say, error: say }
      const options = {
        env: { PORTAL_DATA, ...env },
        terminal,
        passwords,
        ...(portal && { portal }),
      }
      const code = await runSchool(words, options)
      return { code, output: lines.join('') }
    },
  }
}
