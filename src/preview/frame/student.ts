import type { StoredLinks } from '../../contract/links.ts'
import type { SerializedSchool } from '../exchange.ts'
import type { Switches } from '../state.ts'

/** What the backend would know of the student that the switches describe. */
export type PreviewStudent = {
  readonly fullName: string
  readonly access: Switches['access']
  readonly messages: { readonly general: string; readonly student: string }
  readonly links: StoredLinks
}

const NAMES: Readonly<Record<Switches['name'], string>> = {
  usual: 'Ada Okafor',
  long: 'Oluwaseunfunmilayo-Chukwuemekanwachukwu Adekunle-Gold Nwachukwu-Okonkwo',
  none: '',
}

const MESSAGES: Readonly<Record<Switches['messages'], PreviewStudent['messages']>> = {
  none: { general: '', student: '' },
  short: { general: 'Classes are off on Friday.', student: '' },
  long: {
    general:
      'The timetable of the next four weeks has changed, because the review weeks of all cohorts begin on the same day this year. Read the whole plan at https://example.org/timetable/second-term/all-cohorts-and-mentors, look for your cohort there, and ask your mentor before Thursday if two of your classes fall on the same hour.',
    student:
      'Your last submission could not be opened: share the document with everyone who has the link, and hand it in again. How to do that is shown at https://example.org/help/sharing.',
  },
}

const LESSON_TIME = 'Tuesdays and Thursdays, 6:00 PM'
const UNSAFE = 'javascript:alert(1)'

/** @param first the first link key that is shown: the one to be missing or unsafe, if any */
export function previewStudent(
  switches: Switches,
  school: Pick<SerializedSchool, 'links' | 'values'>,
  first: string | null,
): PreviewStudent {
  const links: Record<string, string> = {}
  for (const { fields } of Object.values(school.links)) {
    for (const field of fields) {
      if (switches.links !== 'none') links[field] = `https://example.org/${field}`
    }
  }
  for (const field of (first !== null && school.links[first]?.fields) || []) {
    if (switches.links === 'missing') delete links[field]
    if (switches.links === 'unsafe') links[field] = UNSAFE
  }
  for (const [name, { fields }] of Object.entries(school.values)) {
    const [field] = fields
    if (switches.lesson !== 'set' || field === undefined) continue
    links[field] = field === 'lesson_time' ? LESSON_TIME : `Ada’s ${name.replace(/_/g, ' ')}`
  }
  return {
    fullName: NAMES[switches.name],
    access: switches.access,
    messages: MESSAGES[switches.messages],
    links,
  }
}
