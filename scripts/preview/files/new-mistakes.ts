import { compile } from '../../content/compile.ts'
import type { ContentFiles, FileContent } from '../../content/files/content-files.ts'
import type { Problem } from '../../content/problem.ts'
import type { ReadText } from '../../content/read/read-text.ts'

type Changed = {
  readonly files: ReadonlyMap<string, FileContent | null>
  readonly renamed: readonly (readonly [from: string, to: string])[]
}

/** What would be wrong with content after a change, and is not now: a sentence or two each. */
export function newMistakes(
  files: ContentFiles,
  { files: changed, renamed }: Changed,
  read: ReadText,
): string[] {
  const names = new Map(renamed)
  const key = ({ file, sentence }: Problem) => `${names.get(file) ?? file} ${sentence}`
  const next = new Map(files)
  for (const [file, content] of changed) {
    if (content === null) next.delete(file)
    else next.set(file, content)
  }
  const [before, after] = [files, next].map((of) => compile(of, read))
  const known = new Set(mistakesIn(before).map(key))
  const wasEmpty = new Set(emptyPages(before))
  return [
    ...mistakesIn(after)
      .filter((problem) => !known.has(key(problem)))
      .map(({ file, sentence, advice }) => `${sentence} ${advice} (${file})`),
    ...emptyPages(after)
      .filter((slug) => !wasEmpty.has(slug) && files.has(`content/${slug}/page.md`))
      .map(
        (slug) =>
          `This is the last card of the page ${slug}, which has no text of its own: students would find an empty page. Write a text or another card there first.`,
      ),
  ]
}

type Compiled = ReturnType<typeof compile> | undefined

function mistakesIn(compiled: Compiled): readonly Problem[] {
  return compiled?.problems.filter(({ severity }) => severity === 'error') ?? []
}

/** The pages without a card and without a text. */
function emptyPages(compiled: Compiled): string[] {
  const pages = compiled?.content.pages ?? []
  return pages.flatMap(({ slug, cards, body }) => (cards.length === 0 && body === null ? slug : []))
}
