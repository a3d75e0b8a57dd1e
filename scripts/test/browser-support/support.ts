import type { BrowserName, CompatStatement, Identifier } from '@mdn/browser-compat-data'
import data from '@mdn/browser-compat-data' with { type: 'json' }
import { OLDEST_BROWSERS } from '../../build/browsers.ts'

/** MDN's browser compatibility tables. */
export const { api, css, javascript } = data

/** A feature that a file uses and an old browser lacks. */
export type Use = { readonly feature: string; readonly missing: readonly string[] }

const BROWSERS: readonly { id: BrowserName; title: string; version: string }[] = [
  { id: 'chrome', title: 'Chrome', version: OLDEST_BROWSERS.chrome },
  { id: 'chrome_android', title: 'Chrome for Android', version: OLDEST_BROWSERS.chrome },
  { id: 'firefox', title: 'Firefox', version: OLDEST_BROWSERS.firefox },
  { id: 'firefox_android', title: 'Firefox for Android', version: OLDEST_BROWSERS.firefox },
  { id: 'safari', title: 'Safari', version: OLDEST_BROWSERS.safari },
  { id: 'safari_ios', title: 'Safari on iOS', version: OLDEST_BROWSERS.safari },
]

/**
 * The oldest supported browsers that lack a feature.
 * @param prefixes vendor prefixes that the file also uses
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

/** The browsers that lack all of several features with one name. */
export function missingEverywhere(all: readonly CompatStatement[]): readonly string[] {
  const [first = [], ...rest] = all.map((compat) => missingIn(compat))
  return first.filter((browser) => rest.every((missing) => missing.includes(browser)))
}

/** The direct subfeatures, by name. */
export function below(parent: Identifier = {}): [name: string, feature: Identifier][] {
  const { __compat: _, ...features } = parent
  return Object.entries(features)
}

function isAtMost(added: string | false, version: string): boolean {
  if (added === false || added === 'preview') return false
  const [major = 0, minor = 0] = numbers(added)
  const [oldestMajor = 0, oldestMinor = 0] = numbers(version)
  return major < oldestMajor || (major === oldestMajor && minor <= oldestMinor)
}

function numbers(version: string): number[] {
  return version.replace('≤', '').split('.').map(Number)
}
