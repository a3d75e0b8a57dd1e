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

/** Stores the name from a sign-in, and removes another student's data. */
export function storeSignIn(email: string, fullName: string): void {
  claimBySignIn(email)
  // Even while the owner is undecided.
  write(NAME, fullName)
}

/** Stores the profile of a checked session, and removes another student's data. */
export function storeStudent(student: Student): void {
  claimBySession(student)
  writePrivate(NAME, student.fullName)
  writePrivate(COHORT, student.cohort)
  writePrivate(FACECARD, student.facecard)
}

export function storeLinks(links: StoredLinks): void {
  writePrivate(LINKS, JSON.stringify(links))
}

/** The links of the last visit; null if none, or no valid ones, are stored. */
export function readLinks(): StoredLinks | null {
  return parseStored(linksSchema, readPrivate(LINKS))
}
