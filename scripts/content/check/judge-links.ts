import type { LinkingText, LinkUse } from '../link-use.ts'
import { comparePlaces } from '../problem.ts'
import type { ReadFolder } from '../read/read-folder.ts'
import type { ReadOnce } from '../read/reading.ts'
import { checkLinks, targetsIn } from './check-links.ts'

/** An address that only holds the place of the real one. */
export type Placeholder = Pick<LinkUse, 'address' | 'place'>

type Judged = {
  /** The pages that some other text leads to. */
  readonly linked: ReadonlySet<string>
  /** In order of place. */
  readonly placeholders: readonly Placeholder[]
}

/** Judges the links of all content, a folder at a time: on a save those of the others are judged already. */
export function judgeLinks(
  settings: LinkingText,
  folders: readonly ReadFolder[],
  readOnce: ReadOnce,
): Judged {
  const pages = folders.flatMap(({ slug, page }) => [slug, page])
  const targets = readOnce('targets of links', pages, () => targetsIn(folders))
  const linked = new Set<string>()
  const placeholders: Placeholder[] = []
  for (const { slug, linkingTexts } of [{ slug: '', linkingTexts: [settings] }, ...folders]) {
    const judged = readOnce(`links of ${slug}`, [linkingTexts, targets], ({ report }) => ({
      linked: checkLinks(linkingTexts, targets, report),
      placeholders: linkingTexts.flatMap(({ links }) => links.filter((link) => link.isPlaceholder)),
    }))
    for (const page of judged.linked) linked.add(page)
    placeholders.push(...judged.placeholders)
  }
  return { linked, placeholders: placeholders.sort((a, b) => comparePlaces(a.place, b.place)) }
}
