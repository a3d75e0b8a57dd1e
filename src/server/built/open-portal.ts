import { existsSync, realpathSync } from 'node:fs'
import { portalFiles } from './portal-files.ts'
import { readSchoolFile } from './school-file.ts'
import { readVersion } from './version.ts'

/**
 * One build and all that the server knows from it. A reload replaces it as a whole.
 * @param folder a link is followed now: where it leads later does not matter
 * @throws {StartError} when the portal is damaged, or another version of the server must serve it
 */
export function openPortal(folder: string) {
  const built = existsSync(folder) ? realpathSync(folder) : folder
  return { files: portalFiles(built), school: readSchoolFile(built), version: readVersion(built) }
}
