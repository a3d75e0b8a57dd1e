import type { Change, Checked, Content as Shown } from '../../src/preview/exchange.ts'
import { filesWithErrors, plainText, type Compiled, type Source } from '../content/compiler.ts'
import { shownProblem } from './shown-problem.ts'
import type { ContentState } from './propose.ts'
import { serializeContent, readEntry } from './serialize-content.ts'

/**
 * What the preview shows: of every card, page and mail the last good version, beside the problems
 * there are now.
 */
export function createLiveContent() {
  let shown: ReadonlyMap<string, string> = new Map()
  /** The last version without a mistake of each entry. */
  let good: ReadonlyMap<string, string> = new Map()
  let checked: Checked = { version: 0, problems: [], old: [], failed: null }

  return {
    /** Everything, for a page that has just been opened. */
    all: (): Shown => ({ ...checked, entries: read(shown) }),

    /** What a proposal has to know. */
    state: (): ContentState => {
      const school = shown.get('school')
      const entry = school === undefined ? null : readEntry(school)
      return {
        repository: entry?.kind === 'school' ? entry.repository : null,
        isSound: checked.failed === null && checked.problems.every(isWarning),
      }
    },

    /** Takes what the check found; answers what that changes. */
    take: ({ content, problems }: Compiled): Change => {
      const before = shown
      const broken = new Map(Array.from(filesWithErrors(problems), (file) => [keyOf(file), file]))
      const there = new Set([...content.readings, ...content.mails].map(({ file }) => file))
      const kept = [...broken].filter(([key, file]) => good.has(key) && there.has(file))
      const settings = Object.values(content.settings).flatMap((file) => file?.fields.source ?? [])
      const isOld = ({ file, text }: Source) => text !== plainText(content.files.get(file) ?? '')
      const oldSettings = settings.filter(isOld).map(({ file }) => file)
      const serialized = serializeContent(content)
      if (serialized) {
        const last = kept.map(([key]) => [key, good.get(key) ?? ''] as const)
        shown = new Map([...serialized, ...last])
        good = new Map([...shown].filter(([key]) => !broken.has(key) || good.has(key)))
      }
      const old = serialized
        ? [...oldSettings, ...kept.map(([, file]) => file)]
        : [...broken.values()]
      const found = problems.map(shownProblem)
      checked = { version: checked.version + 1, problems: found, old, failed: null }
      const changed = [...shown].filter(([key, json]) => before.get(key) !== json)
      const gone = [...before.keys()].filter((key) => !shown.has(key))
      return { ...checked, entries: read(changed), gone }
    },

    /** Takes why content could not be checked: what was shown stays. */
    fail: (why: string): Change => {
      checked = { ...checked, version: checked.version + 1, failed: why }
      return { ...checked, entries: {}, gone: [] }
    },
  }
}

/** The entry that a file is shown as. */
export function keyOf(file: string): string {
  const [, folder = '', name] = file.split('/')
  // Settings are shown everywhere, and a stray file beside them nowhere.
  if (name === undefined) return file
  if (folder === 'mail') return `mail:${name.replace(/\.md$/, '')}`
  return name === 'page.md' ? `page:${folder}` : `card:${folder}/${name.replace(/\.md$/, '')}`
}

function read(entries: Iterable<readonly [string, string]>): Shown['entries'] {
  return Object.fromEntries([...entries].map(([key, json]) => [key, readEntry(json)]))
}

const isWarning = ({ severity }: { severity: string }) => severity === 'warning'
