import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { mailTemplates, PLAIN_TEMPLATES } from './mail/templates.ts'
import { StartError } from './start-error.ts'

const schoolFile = z.strictObject({
  /** null: it is not known. */
  name: z.string().nullable(),
  mails: mailTemplates,
  /** The stored fields that content shows to students, as links.json names them. */
  storedFields: z.record(z.string(), z.enum(['address', 'text'])),
  /** How many addresses, numbers and sentences in content wait for the real ones. */
  placeholders: z.int(),
})

/** What the server knows of the school: the build writes it beside the portal, for no browser. */
export type SchoolFile = z.output<typeof schoolFile>

export const SCHOOL_FILE = 'school.json'

/** Of a server that stands alone, without a built portal. */
export const UNKNOWN_SCHOOL: SchoolFile = {
  name: null,
  mails: PLAIN_TEMPLATES,
  storedFields: {},
  placeholders: 0,
}

/**
 * Reads what the build wrote of the school.
 * @param folder of the built portal
 * @throws {StartError} when the file is not what the build of this version writes
 */
export function readSchoolFile(folder: string): SchoolFile {
  const file = join(folder, SCHOOL_FILE)
  if (!existsSync(file)) return UNKNOWN_SCHOOL
  try {
    return schoolFile.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch (cause) {
    const text = `${file} is damaged, or another version of the portal wrote it. Run npm run build.`
    throw new StartError(text, { cause })
  }
}
