import { isDeepStrictEqual } from 'node:util'
import { compile, type Compiled, type ContentFiles } from '../content/for-tools.ts'

/** One of the two versions of content that are compared. */
export type Version = { readonly files: ContentFiles; readonly compiled: Compiled }

export function versionOf(files: ContentFiles): Version {
  return { files, compiled: compile(files) }
}

const SETTINGS = ['site', 'figures', 'links'].map((name) => `content/${name}.json`)

/**
 * The texts and the sidebar of `before` with the figures, the contacts and the links of `after`. Compared
 * with it, a text differs by its own words alone.
 */
export function withSettingsOf(before: Version, after: Version): Version {
  const others = SETTINGS.filter((file) => !isSameFile(before, after, file))
  if (others.length === 0) return before
  const files = new Map(before.files)
  for (const file of others) files.set(file, after.files.get(file) ?? '')
  return versionOf(files)
}

export function isSameFile(before: Version, after: Version, file: string): boolean {
  return isDeepStrictEqual(before.files.get(file), after.files.get(file))
}
