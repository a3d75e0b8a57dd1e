import type { UtcOffsets } from '../../contract/wall-time.ts'
import { readSchoolFile, UNKNOWN_SCHOOL, type SchoolFile } from '../school-file.ts'
import { StartError } from '../start-error.ts'
import { BUILT_IN_FIELDS, storedFields, type StoredFields } from '../stored-fields.ts'
import { usage } from './usage.ts'

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

/** The school's zone. @throws {StartError} as `builtSchool` does */
export function zoneOf(portal: BuiltPortal | undefined): UtcOffsets {
  return builtSchool(portal).portal.utcOffsets
}

/** The help. It works even with a damaged build. */
export function usageFor({ portal }: { readonly portal?: BuiltPortal }): string {
  try {
    return usage(fieldsOf(portal))
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    return `${usage(BUILT_IN_FIELDS)}\n\n${error.message}`
  }
}
