import type { Page } from '@playwright/test'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { BUILT_MODULES, type BuiltModules } from '../school/built-portal.ts'
import { usableAt } from './usable.ts'

/** A file that a page loaded from the portal's server. */
export type Loaded = {
  readonly path: string
  /** Of its body, as it came: compressed. */
  readonly bytes: number
  /** It came over the network, and was not kept from before. */
  readonly isNew: boolean
  /** It was asked for before the page could be used. */
  readonly isFirst: boolean
}

/** What a page has loaded, once it is usable. */
export async function loadedBy(page: Page): Promise<readonly Loaded[]> {
  const usable = await usableAt(page)
  return page.evaluate((usableSince) => {
    return performance.getEntriesByType('resource').map((entry) => {
      const { name, startTime, encodedBodySize, transferSize } = entry as PerformanceResourceTiming
      return {
        path: new URL(name).pathname,
        bytes: encodedBodySize,
        isNew: transferSize > 0,
        isFirst: startTime < usableSince,
      }
    })
  }, usable)
}

/** What is in a script of the built portal, module by module. */
export async function modulesOf(scripts: readonly string[]): Promise<Record<string, number>> {
  const built = JSON.parse(await readFile(BUILT_MODULES, 'utf8')) as BuiltModules
  return Object.assign({}, ...scripts.map((script) => built[script] ?? {}))
}

const LAST_WITHIN = fileURLToPath(new URL('../../.cache/last-within-budget', import.meta.url))

/** Keeps what was in a page's scripts when they were within their budget, to name what grew since. */
export async function keepAsWithin(page: string, modules: Record<string, number>): Promise<void> {
  await writeFile(fileOf(page), JSON.stringify(modules))
}

/** The modules that grew since the page was within its budget on this machine; the largest where it never was. */
export async function whatGrew(page: string, modules: Record<string, number>): Promise<string> {
  const before = await readFile(fileOf(page), 'utf8').then(JSON.parse, () => ({}))
  const more = Object.entries(modules).map(([id, size]) => [id, size - (before[id] ?? 0)] as const)
  const lines = more
    .filter(([, size]) => size > 0)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, 10)
    .map(([id, size]) => `${id}: ${size} characters before they are made small`)
  return `These modules grew or are new:\n${lines.join('\n')}`
}

function fileOf(page: string): string {
  return `${LAST_WITHIN}${page.replaceAll('/', '-')}.json`
}
