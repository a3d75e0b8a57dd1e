import * as v from 'valibot'
import type { StoredLinks } from '../../contract/links.ts'
import type { Student } from '../../contract/session.ts'
import { write } from './device.ts'
import { claimBySession, claimBySignIn, readPrivate, writePrivate } from './owner.ts'
import { parseStored } from './parse-stored.ts'

// The four keys of the specification (spec 3).

const NAME = 'userName'
const COHORT = 'courseCohort'
const FACECARD = 'facecard'
const LINKS = 'userLinks'

const linksSchema = v.record(v.string(), v.string())

/** Stores the name that came with a sign-in, and removes what another student left behind. */
export function storeSignIn(email: string, fullName: string): void {
  claimBySignIn(email, fullName)
  // Also while the owner of the other data is not known yet.
  write(NAME, fullName)
}

/** Stores the profile of a checked session, and removes what another student left behind. */
export function storeStudent(student: Student): void {
  claimBySession(student)
  writePrivate(NAME, student.fullName)
  writePrivate(COHORT, student.cohort)
  writePrivate(FACECARD, student.facecard)
}

export function storeLinks(links: StoredLinks): void {
  writePrivate(LINKS, JSON.stringify(links))
}

/** The links of the last visit. Null when none are stored, or something that is no set of texts. */
export function readLinks(): StoredLinks | null {
  return parseStored(linksSchema, readPrivate(LINKS))
}
