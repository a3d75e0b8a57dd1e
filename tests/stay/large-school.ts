import { appendFile, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { bundlePortal } from '../../scripts/bundle-portal.ts'
import { PROJECT } from '../../scripts/project.ts'
import { FIXED_SCHOOL } from '../school/fixed-school.ts'
import { schoolModules } from '../school/school-modules.ts'
import { FULL_SCHOOL } from '../support/full-school.ts'

/** Where the portal of the large school is built. */
export const LARGE_PORTAL = path.join(PROJECT, '.cache', 'large-portal')

const CARDS = 500
/** As long as a text may be, nearly 100,000 characters: 60 pages of 270 words. */
const SECTIONS = 112
const PARAGRAPH =
  'Come to your class on time, and tell your mentor before you miss one: a place that stays empty is ' +
  'a place that somebody else did not get. What you hand in is your own work. Where you have used the ' +
  'work of others, say so, and say whose it is and where you have found it.'

/** Builds the portal of the fixed school with a page of 500 cards and a policy of 60 pages. */
export async function buildLargePortal(): Promise<void> {
  const folder = path.join(PROJECT, '.cache', 'large-school')
  const content = path.join(folder, 'content')
  await rm(folder, { recursive: true, force: true })
  await cp(path.join(FIXED_SCHOOL.root, 'content'), content, { recursive: true })
  await writeCards(path.join(content, 'many'), path.join(content, 'navigation.json'))
  await appendFile(path.join(content, 'student-policy', 'page.md'), sections().join('\n'))
  await bundlePortal({
    folder: LARGE_PORTAL,
    school: { ...FIXED_SCHOOL, root: folder, pages: [...FIXED_SCHOOL.pages, '/many'] },
    plugins: [schoolModules(folder)],
  })
}

async function writeCards(page: string, navigation: string): Promise<void> {
  await mkdir(page)
  await writeFile(path.join(page, 'page.md'), '---\ntitle: Many cards\nintro: Five hundred.\n---\n')
  for (let number = 1; number <= CARDS; number += 1) {
    const card = `---
title: Card ${number}
description: What the school offers in place ${number}, in a sentence as long as those of other cards.
icon: book-open
links:
  - address: https://example.org/card-${number}
---
${PARAGRAPH}
`
    await writeFile(path.join(page, `card-${number}.md`), card)
  }
  const entries = JSON.parse(await readFile(navigation, 'utf8')) as object[]
  await writeFile(navigation, JSON.stringify([...entries, { page: 'many', label: 'Many cards' }]))
}

function sections(): string[] {
  return Array.from(
    { length: SECTIONS },
    (_, index) => `\n## Rule ${index + 1}\n\n${PARAGRAPH}\n\n- ${PARAGRAPH}\n- ${PARAGRAPH}\n`,
  )
}

/** Of a course of 300 tasks a third has passed. */
export const LARGE_SCHOOL = {
  ...FULL_SCHOOL,
  tasks: [
    ...FULL_SCHOOL.tasks,
    ...Array.from({ length: 299 }, (_, index) => ({
      lessonNumber: String(index + 10),
      title: `Task ${index + 10} about what was learnt`,
      dueDate: index % 3 === 0 ? '2026-01-05' : '2099-05-04',
      details: `<p>${PARAGRAPH}</p>`.repeat(4),
    })),
  ],
}
