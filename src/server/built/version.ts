import * as v from 'valibot'
import { readBuiltFile } from './built-file.ts'

export const versionFile = v.strictObject({
  /** The hash of the commit that was built. */
  commit: v.pipe(v.string(), v.regex(/^[0-9a-f]{40,64}$/)),
  /** The time of the commit, in UTC, and not of the build: builds stay the same byte for byte. */
  committed: v.pipe(v.string(), v.isoTimestamp()),
})

/** What the build publishes about itself. */
export type Version = v.InferOutput<typeof versionFile>

/** Public, at /version.json. */
export const VERSION_FILE = 'version.json'

/**
 * @param folder of the built portal
 * @returns null for a build outside Git, or of files that are not committed
 * @throws {StartError} when the file is damaged
 */
export function readVersion(folder: string): Version | null {
  return readBuiltFile(folder, VERSION_FILE, versionFile)
}

/** 'version 1a2b3c4d5e6f of 2026-03-09T13:00:00Z'. The log would mask the whole hash. */
export function describeVersion(version: Version | null): string {
  if (version === null) return 'a version without a commit'
  return `version ${version.commit.slice(0, 12)} of ${version.committed}`
}
