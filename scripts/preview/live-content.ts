import type { Change, Content as Shown, Problem } from '../../src/preview/exchange.ts'
import type { Compiled } from '../content/compile.ts'
import { serializeContent, readEntry } from './serialize-content.ts'

/**
 * What the preview shows: of every card and page the last good version, beside the problems there
 * are now.
 */
export function createLiveContent() {
  let shown = new Map<string, string>()
  let problems: readonly Problem[] = []
  let version = 0

  return {
    /** Everything, for a page that has just been opened. */
    all: (): Shown => ({ version, entries: read(shown), problems }),

    /** Takes what the check found; answers what that changes. */
    take: ({ content, problems: found }: Compiled, checkedMs: number): Change => {
      problems = found
      version += 1
      const before = shown
      const serialized = serializeContent(content)
      if (serialized) shown = lastGood(before, serialized, found)
      const changed = [...shown].filter(([key, json]) => before.get(key) !== json)
      const gone = [...before.keys()].filter((key) => !shown.has(key))
      return { version, entries: read(changed), gone, problems, checkedMs }
    },
  }
}

/** What was just read, but for what its own file, or one that all depend on, has a mistake in. */
function lastGood(
  before: ReadonlyMap<string, string>,
  serialized: ReadonlyMap<string, string>,
  problems: readonly Problem[],
): Map<string, string> {
  const broken = new Set(
    problems.filter(({ severity }) => severity === 'error').map(({ file }) => keyOf(file)),
  )
  // A figure that cannot be read would leave its braces in every text that names it.
  if (broken.has('school') && before.size > 0) return new Map(before)
  const good = new Map([...serialized].filter(([key]) => !broken.has(key) || !before.has(key)))
  for (const key of broken) {
    const last = before.get(key)
    if (last !== undefined) good.set(key, last)
  }
  return good
}

/** The entry that a file is shown as. */
export function keyOf(file: string): string {
  const [, folder = '', name] = file.split('/')
  // A stray file beside them is shown nowhere.
  if (folder === 'mail') return `mail:${name?.replace(/\.md$/, '')}`
  if (name === undefined) return folder.endsWith('.json') ? 'school' : file
  return name === 'page.md' ? `page:${folder}` : `card:${folder}/${name.replace(/\.md$/, '')}`
}

function read(entries: Iterable<readonly [string, string]>): Shown['entries'] {
  return Object.fromEntries([...entries].map(([key, json]) => [key, readEntry(json)]))
}
