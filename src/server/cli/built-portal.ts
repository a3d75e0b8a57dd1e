import { readSchoolFile, UNKNOWN_SCHOOL, type SchoolFile } from '../built/school-file.ts'
import type { SchoolZone } from '../school-time.ts'
import { storedFields, type StoredFields } from '../../contract/stored-fields.ts'

/** The built portal, which names the fields that the school stores, and its zone. */
export type BuiltPortal = { readonly folder: string }

/** @throws {StartError} when the build of another version wrote what it says of the school */
export function builtSchool(portal: BuiltPortal | undefined): SchoolFile {
  return portal === undefined ? UNKNOWN_SCHOOL : readSchoolFile(portal.folder)
}

/** The fields that the school stores. @throws {StartError} as `builtSchool` does */
export function fieldsOf(portal: BuiltPortal | undefined): StoredFields {
  return storedFields(builtSchool(portal).storedFields)
}

/** The school's zone; UTC without a built portal. @throws {StartError} as `builtSchool` does */
export function zoneOf(portal: BuiltPortal | undefined): SchoolZone {
  return builtSchool(portal).portal
}
