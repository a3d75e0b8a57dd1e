import type { UtcOffsets } from '../../contract/wall-time.ts'
import { readSchoolFile } from '../school-file.ts'
import { StartError } from '../start-error.ts'
import type { ExportName } from '../store/export-rows.ts'
import { BUILT_IN_FIELDS, storedFields, type StoredFields } from '../stored-fields.ts'
import { usage } from './usage.ts'

/** The built portal, which names the fields that the school stores, and its zone. */
export type BuiltPortal = { readonly folder: string }

type Options = { readonly portal?: BuiltPortal }

/**
 * The fields that the school stores. Only links and messages need the built portal; everything else works without one.
 * @throws {StartError} when the build of another version wrote them
 */
export function fieldsOf(what: ExportName, { portal }: Options): StoredFields {
  if (what !== 'links' || portal === undefined) return BUILT_IN_FIELDS
  return storedFields(readSchoolFile(portal.folder).storedFields)
}

/** The school's zone: in it an import of messages judges what has ended. */
function zoneOf(what: ExportName, { portal }: Options): UtcOffsets {
  return what === 'messages' && portal ? readSchoolFile(portal.folder).portal.utcOffsets : []
}

/**
 * Adds to the options what an import needs of the built portal.
 * @throws {StartError} as `fieldsOf` does
 */
export function importingFor<Given extends Options>(what: ExportName, options: Given) {
  return { ...options, fields: fieldsOf(what, options), zone: zoneOf(what, options) }
}

/** The help. It works even with a damaged build. */
export function usageFor(options: Options): string {
  try {
    return usage(fieldsOf('links', options))
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    return `${usage(BUILT_IN_FIELDS)}\n\n${error.message}`
  }
}
