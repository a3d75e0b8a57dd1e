import { warning, type Problem } from '../problem.ts'
import type { Moved } from '../references/moved.ts'
import { topOf } from '../source.ts'
import type { LinkingText } from './check-links.ts'

/** Pages whose new name may be a slip: a single rename mends what is told at every link that leads to them. */
export function checkRenamedPages({ pages }: Moved, texts: readonly LinkingText[]): Problem[] {
  const paths = texts.flatMap(({ links }) =>
    links.flatMap(({ leads }) => (leads?.kind === 'portal' ? leads.path : [])),
  )
  return [...pages].flatMap(([before, now]) => {
    const count = paths.filter((path) => path === `/${before}`).length
    if (now === null || count < 2) return []
    const sentence = `This page has a new address, /${now}, and ${count} links lead to the former one.`
    const advice = `If the folder's new name is a slip, call it ${before} again: then nothing else is to be done.`
    return warning(topOf(`content/${now}/page.md`), sentence, advice)
  })
}
