import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { writeCard } from './card.ts'

export type CorpusCard = {
  /** The page it belongs to. */
  readonly page: string
  /** Its path from the project's root. */
  readonly file: string
}

/** A school's content: by path from the project's root, the source of every file. */
export type Corpus = {
  readonly files: ReadonlyMap<string, string>
  readonly cards: readonly CorpusCard[]
  readonly pages: number
}

const CARDS_ON_A_PAGE = 25

/** A school with so many cards in which everything is right; the same for the same count. */
export function createCorpus(count: number): Corpus {
  const files = new Map<string, string>()
  const cards: CorpusCard[] = []
  const topics: string[] = []
  for (let number = 0; number < count; number += 1) {
    const page = `topic-${Math.floor(number / CARDS_ON_A_PAGE) + 1}`
    if (topics.at(-1) !== page) topics.push(page)
    const title = titleOf(number % CARDS_ON_A_PAGE)
    const file = `content/${page}/${title.toLowerCase().replaceAll(' ', '-')}.md`
    cards.push({ page, file })
    files.set(file, writeCard(number, title))
  }
  for (const page of topics) files.set(`content/${page}/page.md`, topicPage(page))
  for (const [page, source] of Object.entries(FIXED_PAGES)) {
    files.set(`content/${page}/page.md`, source)
  }
  for (const [name, value] of Object.entries({ ...SETTINGS, navigation: navigation(topics) })) {
    files.set(`content/${name}.json`, `${JSON.stringify(value, null, 2)}\n`)
  }
  return { files, cards, pages: topics.length + Object.keys(FIXED_PAGES).length }
}

export async function writeCorpus({ files }: Corpus, folder: string): Promise<void> {
  const folders = new Set([...files.keys()].map(dirname))
  for (const name of folders) await mkdir(join(folder, name), { recursive: true })
  for (const [file, source] of files) await writeFile(join(folder, file), source)
}

/** No two cards of one page have the same title. */
function titleOf(place: number): string {
  return `${KINDS[place % KINDS.length]} ${THINGS[Math.floor(place / KINDS.length)]}`
}

const KINDS = ['Weekly', 'First', 'Open', 'Written', 'Shared']
const THINGS = ['lesson', 'review', 'report', 'study plan', 'question hour']

function topicPage(page: string): string {
  const number = page.replace('topic-', '')
  return `---
title: Topic ${number}
intro: Everything you need for topic ${number}, one card for each thing to do.
icon: book-open
---
Begin with the **first lesson** and keep to the order of the cards. Questions go to the
[support team](/support).
`
}

function navigation(topics: readonly string[]) {
  return [
    { page: 'dashboard', label: 'Dashboard' },
    ...topics.map((page) => ({ page, label: page.replace('topic-', 'Topic ') })),
    { page: 'support', label: 'Support' },
    { page: 'student-policy', label: "Students' Policy" },
    { action: 'logout', label: 'Logout' },
  ]
}

const FIXED_PAGES = {
  dashboard: `---
title: Dashboard
intro: Welcome back. Your first lesson is one tap away.
cards:
  - topic-1/weekly-lesson
---
`,
  support: `---
title: Support
intro: Someone who can help is never far away.
---
Write to [{{site.support_email}}](mailto:{{site.support_email}}), or call {{site.support_phone}}.
`,
  'student-policy': `---
title: Students' policy
intro: What you can expect of us, and what we expect of you.
contents: true
---
## Attendance

Join within **{{figures.class_join}}** of the start, or you count as absent.

## Fees

We confirm your payment within **{{figures.fee_check}}**.
`,
  accessibility: `---
title: Accessibility
intro: What works for everyone, and what does not yet.
public: true
---
Tell us what stands in your way.
`,
}

const SETTINGS = {
  site: {
    name: 'Meridian School of Technology',
    tagline: 'Learn technology from wherever you are.',
    accent: '#2346b8',
    mentorLogin: 'https://mentors.meridian-school.org/login',
    alternatePortal: 'https://portal.meridian-school.org/',
    timeZone: 'Africa/Lagos',
    support: {
      email: 'support@meridian-school.org',
      phone: '+234 800 000 0000',
      hours: 'Monday to Saturday, 9 AM to 6 PM, Lagos time',
    },
    chat: { kind: 'contacts' },
  },
  figures: {
    class_join: { value: 10, unit: 'minutes' },
    fee_check: { value: 60, unit: 'hours' },
  },
  links: {
    links: {
      class_link: { fields: ['class_link'] },
      cloud_link: { fields: ['cloud_link'] },
      mentor_link: { fields: ['mentor_link'] },
      study_page_link: { fields: ['study_page_link'] },
    },
    values: { lesson_time: { fields: ['lesson_time'], default: 'To be updated' } },
  },
}
