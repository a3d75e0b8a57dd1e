import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { plainObject } from '../contract/codec.ts'
import { mailTemplates, PLAIN_TEMPLATES } from './mail/templates.ts'
import { StartError } from './start-error.ts'

const schoolFile = v.strictObject({
  /** null: it is not known. */
  name: v.nullable(v.string()),
  mails: mailTemplates,
  /** The stored fields that content shows to students, as links.json names them. */
  storedFields: v.pipe(plainObject, v.record(v.string(), v.picklist(['address', 'text']))),
  /** How many addresses, numbers and sentences in content wait for the real ones. */
  placeholders: v.pipe(v.number(), v.safeInteger()),
})

/** What the server knows of the school: the build writes it beside the portal, for no browser. */
export type SchoolFile = v.InferOutput<typeof schoolFile>

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
    return v.parse(schoolFile, JSON.parse(readFileSync(file, 'utf8')))
  } catch (cause) {
    const text = `${file} is damaged, or another version of the portal wrote it. Run npm run build.`
    throw new StartError(text, { cause })
  }
}
