import { warning, type Problem } from '../problem.ts'
import type { ReadPage } from '../read/read-page.ts'

/** Two pages that students cannot tell apart. */
export function checkPageTitles(pages: readonly ReadPage[]): Problem[] {
  const seen = new Map<string, ReadPage>()
  return pages.flatMap((page) => {
    const title = page.title.toLowerCase()
    const before = seen.get(title)
    if (title === '' || !before) {
      seen.set(title, page)
      return []
    }
    const sentence = `The pages ${before.slug} and ${page.slug} both have the title ${page.title}.`
    const advice = `Give this page or ${before.file} another title, so that students can tell them apart.`
    return [warning(page.titlePlace, sentence, advice)]
  })
}
