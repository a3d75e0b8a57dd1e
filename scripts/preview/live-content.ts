import type { Content, Problem as ShownProblem } from './pages/exchange.ts'
import {
  createCompiler,
  messageOf,
  plainText,
  type Problem,
  type Source,
} from '../content/for-tools.ts'
import { serializeContent } from './serialize-content.ts'

const EMPTY: Content = {
  version: 0,
  school: null,
  entries: {},
  problems: [],
  old: [],
}

export type LiveContent = ReturnType<typeof createLiveContent>

/** The content that the preview shows: each card, page and mail in its last version that can be read. */
export function createLiveContent(root: string) {
  const compile = createCompiler(root)
  let shown = EMPTY

  return {
    /** The folder that holds content/. */
    root,
    /** Checks content with an unsaved text, and shows nothing of it. */
    compile,
    all: (): Content => shown,

    /** Checks content as it is now. */
    check: (): void => {
      const { content, problems } = compile()
      const files = new Set([...content.readings, ...content.mails].map(({ file }) => file))
      const { school, entries } = serializeContent(content) ?? shown
      const stale = Object.entries(shown.entries).filter(
        ([file]) => files.has(file) && !(file in entries),
      )
      const settings = Object.values(content.settings).flatMap((file) => file?.fields.source ?? [])
      const isOld = ({ file, text }: Source) => text !== plainText(content.files.get(file) ?? '')
      const oldSettings = settings.filter(isOld).map(({ file }) => file)
      shown = {
        version: shown.version + 1,
        school,
        entries: { ...entries, ...Object.fromEntries(stale) },
        problems: problems.map(shownProblem),
        old: [...oldSettings, ...stale.map(([file]) => file)],
      }
    },
  }
}

/** A problem as the page shows it. */
export function shownProblem(problem: Problem): ShownProblem {
  const { place, severity, advice } = problem
  const { file, line, column } = place
  return { file, line, column, severity, message: `${messageOf(problem)} ${advice}` }
}
