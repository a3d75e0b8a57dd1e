import type { StoredLinks } from '../../contract/links.ts'
import type { SerializedSchool } from '../exchange.ts'
import type { Switches } from '../state.ts'

/** What the backend would know of the student that the switches describe. */
export type PreviewStudent = { readonly fullName: string; readonly links: StoredLinks }

const NAMES: Readonly<Record<Switches['name'], string>> = {
  usual: 'Ada Okafor',
  long: 'Oluwaseunfunmilayo-Chukwuemekanwachukwu Adekunle-Gold Nwachukwu-Okonkwo',
}

const LESSON_TIME = 'Tuesdays and Thursdays, 6:00 PM'

/** @param first the first link key that is shown: the one to be missing, if any */
export function previewStudent(
  switches: Switches,
  school: Pick<SerializedSchool, 'links' | 'values'>,
  first: string | null,
): PreviewStudent {
  const links: Record<string, string> = {}
  for (const { fields } of Object.values(school.links)) {
    for (const field of fields) links[field] = `https://example.org/${field}`
  }
  if (switches.links === 'missing' && first !== null) {
    for (const field of school.links[first]?.fields ?? []) delete links[field]
  }
  for (const [name, { fields }] of Object.entries(school.values)) {
    const [field] = fields
    if (switches.lesson !== 'set' || field === undefined) continue
    links[field] = field === 'lesson_time' ? LESSON_TIME : `Ada’s ${name.replace(/_/g, ' ')}`
  }
  return { fullName: NAMES[switches.name], links }
}
