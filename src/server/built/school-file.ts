import { OPTIONAL_MAILS, mailTemplates } from '../../content/mail-template.ts'
import * as v from 'valibot'
import { plainObject } from '../../contract/codec.ts'
import { readBuiltFile } from './built-file.ts'
import { PLAIN_TEMPLATES } from './plain-mails.ts'

const schoolFile = v.strictObject({
  /** null: unknown. */
  name: v.nullable(v.string()),
  mails: mailTemplates,
  /** The stored fields that content shows to students, as links.json names them. */
  storedFields: v.pipe(plainObject, v.record(v.string(), v.picklist(['address', 'text']))),
  /** In which zone the school is, and where its portal; null where it has not said so. */
  portal: v.strictObject({
    address: v.nullable(v.string()),
    timeZone: v.string(),
    utcOffsets: v.array(v.tuple([v.number(), v.number()])),
  }),
  /** How many addresses, numbers and sentences in content are still placeholders. */
  placeholders: v.pipe(v.number(), v.safeInteger()),
})

/** What the build tells the server about the school, in a file that is not public. */
export type SchoolFile = v.InferOutput<typeof schoolFile>
/** Where a portal is whose address is known. */
export type PortalPlace = SchoolFile['portal'] & { readonly address: string }

export const SCHOOL_FILE = 'school.json'

/** For a server without a built portal. */
export const UNKNOWN_SCHOOL: SchoolFile = {
  name: null,
  mails: PLAIN_TEMPLATES,
  storedFields: {},
  portal: { address: null, timeZone: 'UTC', utcOffsets: [] },
  placeholders: 0,
}

/**
 * @param folder of the built portal
 * @throws {StartError} when the build of another version wrote the file, or it is damaged
 */
export function readSchoolFile(folder: string): SchoolFile {
  return readBuiltFile(folder, SCHOOL_FILE, schoolFile) ?? UNKNOWN_SCHOOL
}

/** The portal that a mail about tasks leads to; null where the school sends none of this kind. */
export function placeFor(
  mail: (typeof OPTIONAL_MAILS)[number],
  { portal, mails }: SchoolFile,
): PortalPlace | null {
  const { address } = portal
  return address !== null && mails[mail] !== undefined ? { ...portal, address } : null
}

export function sendsNotices(school: SchoolFile): boolean {
  return OPTIONAL_MAILS.some((mail) => placeFor(mail, school) !== null)
}

export const NO_NOTICES =
  'Students get no mail about their tasks: content/site.json has no "address" of its own, or content/mail neither task-received.md nor task-due.md.'
