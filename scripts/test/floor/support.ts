import type { BrowserName, CompatStatement, Identifier } from '@mdn/browser-compat-data'
import data from '@mdn/browser-compat-data' with { type: 'json' }
import { FLOOR } from './browsers.ts'

/** MDN's tables of what each browser knows since when. */
export const { api, css, javascript } = data

/** Something that a file uses and a browser of the floor does not know. */
export type Use = { readonly feature: string; readonly missing: readonly string[] }

const BROWSERS: readonly { id: BrowserName; title: string; version: string }[] = [
  { id: 'chrome', title: 'Chrome', version: FLOOR.chrome },
  { id: 'chrome_android', title: 'Chrome for Android', version: FLOOR.chrome },
  { id: 'firefox', title: 'Firefox', version: FLOOR.firefox },
  { id: 'firefox_android', title: 'Firefox for Android', version: FLOOR.firefox },
  { id: 'safari', title: 'Safari', version: FLOOR.safari },
  { id: 'safari_ios', title: 'Safari on iOS', version: FLOOR.safari },
]

/**
 * The browsers of the floor that do not know a feature.
 * @param prefixes vendor prefixes that the file uses beside the plain name
 */
export function missingIn(
  compat: CompatStatement | undefined,
  prefixes: readonly string[] = [],
): readonly string[] {
  if (compat === undefined) return []
  return BROWSERS.filter(({ id, version }) => {
    const known = [compat.support[id] ?? []].flat()
    return !known.some(
      ({ version_added, flags, prefix, alternative_name }) =>
        flags === undefined &&
        alternative_name === undefined &&
        (prefix === undefined || prefixes.includes(prefix)) &&
        isAtMost(version_added, version),
    )
  }).map(({ title, version }) => `${title} ${version}`)
}

/** The browsers that know none of several features of one name. */
export function missingEverywhere(all: readonly CompatStatement[]): readonly string[] {
  const [first = [], ...rest] = all.map((compat) => missingIn(compat))
  return first.filter((browser) => rest.every((missing) => missing.includes(browser)))
}

/** The features directly below another one, by their names. */
export function below(parent: Identifier = {}): [name: string, feature: Identifier][] {
  const { __compat: _, ...features } = parent
  return Object.entries(features)
}

function isAtMost(added: string | false, version: string): boolean {
  if (added === false || added === 'preview') return false
  const [major = 0, minor = 0] = numbers(added)
  const [floorMajor = 0, floorMinor = 0] = numbers(version)
  return major < floorMajor || (major === floorMajor && minor <= floorMinor)
}

function numbers(version: string): number[] {
  return version.replace('≤', '').split('.').map(Number)
}
