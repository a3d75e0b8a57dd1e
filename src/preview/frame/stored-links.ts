import type { StoredLinks } from '../../contract/links.ts'
import type { School } from '../../content/types.ts'

const LESSON_TIME = 'Tuesdays and Thursdays, 6:00 PM'

/**
 * The links and values of the student whom the preview shows.
 * @param school null until its settings could be read once
 */
export function storedLinks(
  school: Pick<School, 'linkSources' | 'storedValues'> | null,
): StoredLinks {
  const links: Record<string, string> = {}
  for (const { fields } of Object.values(school?.linkSources ?? {})) {
    for (const field of fields) links[field] = `https://example.org/${field}`
  }
  for (const [name, { fields }] of Object.entries(school?.storedValues ?? {})) {
    const [field] = fields
    if (field === undefined) continue
    links[field] = field === 'lesson_time' ? LESSON_TIME : `Ada’s ${name.replace(/_/g, ' ')}`
  }
  return links
}
