import type { StoredLinks } from '../../contract/links.ts'
import { cardsOn, entryAt } from '../entries.ts'
import type { Content } from '../exchange.ts'
import type { Switches } from '../state.ts'

/** The student that the switches describe, as the backend would know them. */
export type PreviewStudent = {
  readonly fullName: string
  /** Null if the call for them fails. */
  readonly links: StoredLinks | null
}

const NAMES: Readonly<Record<Switches['name'], string>> = {
  usual: 'Ada Okafor',
  long: 'Oluwaseunfunmilayo-Chukwuemekanwachukwu Adekunle-Gold Nwachukwu-Okonkwo',
}

const LESSON_TIME = 'Tuesdays and Thursdays, 6:00 PM'

/** @param path the page or card whose first link the switch can remove */
export function previewStudent(switches: Switches, content: Content, path: string): PreviewStudent {
  const fullName = NAMES[switches.name]
  if (switches.links === 'failed' || content.school === null) return { fullName, links: null }
  const { linkSources, storedValues } = content.school
  const missing = switches.links === 'missing' ? firstKeyAt(path, content) : undefined
  const links: Record<string, string> = {}
  for (const [key, { fields }] of Object.entries(linkSources)) {
    if (key === missing) continue
    for (const field of fields) links[field] = `https://example.org/${field}`
  }
  for (const [name, { fields }] of Object.entries(storedValues)) {
    const [field] = fields
    if (switches.lesson !== 'set' || field === undefined) continue
    links[field] = field === 'lesson_time' ? LESSON_TIME : `Ada’s ${name.replace(/_/g, ' ')}`
  }
  return { fullName, links }
}

/** The link key of the first button of a card, or of a page's cards. */
function firstKeyAt(path: string, content: Content): string | undefined {
  const entry = entryAt(path, content)
  const cards = entry?.kind === 'page' ? cardsOn(entry, content.entries) : [entry]
  const links = cards.flatMap((card) => (card?.kind === 'card' ? card.links : []))
  return links.find(({ key }) => key !== null)?.key ?? undefined
}
