import type { Content, Entries, Problem as ShownProblem } from '../../src/preview/exchange.ts'
import {
  filesWithErrors,
  messageOf,
  plainText,
  type Compiled,
  type Problem,
  type Source,
} from '../content/compiler.ts'
import { serializeContent } from './serialize-content.ts'

const EMPTY: Content = {
  version: 0,
  school: null,
  entries: {},
  problems: [],
  old: [],
}

/** The content that the preview shows: each card, page and mail in its last version without an error. */
export function createLiveContent() {
  let shown = EMPTY
  /** The last version of each entry without an error. */
  let good: Entries = {}

  return {
    all: (): Content => shown,

    /** Takes the result of a check. */
    take: ({ content, problems }: Compiled): void => {
      const broken = filesWithErrors(problems)
      const files = new Set([...content.readings, ...content.mails].map(({ file }) => file))
      const kept = filterEntries(good, (file) => broken.has(file) && files.has(file))
      const { school, entries: read } = serializeContent(content) ?? shown
      const entries = { ...read, ...kept }
      good = filterEntries(entries, (file) => !broken.has(file) || file in good)
      const settings = Object.values(content.settings).flatMap((file) => file?.fields.source ?? [])
      const isOld = ({ file, text }: Source) => text !== plainText(content.files.get(file) ?? '')
      const oldSettings = settings.filter(isOld).map(({ file }) => file)
      shown = {
        version: shown.version + 1,
        school,
        entries,
        problems: problems.map(shownProblem),
        old: [...oldSettings, ...Object.keys(kept)],
      }
    },
  }
}

function filterEntries(entries: Entries, isKept: (file: string) => boolean): Entries {
  return Object.fromEntries(Object.entries(entries).filter(([file]) => isKept(file)))
}

/** A problem as the page shows it. */
export function shownProblem(problem: Problem): ShownProblem {
  const { place, severity, advice } = problem
  const { file, line, column } = place
  return { file, line, column, severity, message: `${messageOf(problem)} ${advice}` }
}
