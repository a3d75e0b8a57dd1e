import { existsSync, realpathSync } from 'node:fs'
import { portalFiles, type PortalFiles } from './http/portal-files.ts'
import { readSchoolFile, type SchoolFile } from './school-file.ts'
import { storedFields, type StoredFields } from './stored-fields.ts'
import { readVersion, type Version } from './version.ts'

/** One build and all that the server knows from it. A reload replaces it as a whole. */
export type ServedPortal = {
  readonly files: PortalFiles
  readonly school: SchoolFile
  readonly fields: StoredFields
  /** null: unknown. */
  readonly version: Version | null
}

/**
 * @param folder a link is followed now: where it leads later does not matter
 * @throws {StartError} when the portal is damaged, or another version of the server must serve it
 */
export function openPortal(folder: string): ServedPortal {
  const built = existsSync(folder) ? realpathSync(folder) : folder
  const files = portalFiles(built)
  const school = readSchoolFile(built)
  return { files, school, fields: storedFields(school.storedFields), version: readVersion(built) }
}
