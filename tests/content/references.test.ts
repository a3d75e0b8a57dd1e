import { expect, test } from 'vitest'
import { compile } from '../../scripts/content/compile.ts'
import { followMoves } from '../../scripts/content/references/follow-moves.ts'
import { cardMoves, pageMoves, type Moves } from '../../scripts/content/references/moves.ts'
import { quotedTitles } from '../../scripts/content/references/quoted-titles.ts'
import { aPicture } from './a-picture.ts'
import { schoolFiles, type Changes } from './school.ts'

const CARD = 'content/classes/class-link.md'

/** A second card, which every kind of thing points at. */
const SCHOOL: Changes = {
  'content/classes/study.md': `---
title: Study page
description: Where you study.
links:
  - address: /classes?card=class-link
---
![A map](map.png)
`,
  'content/classes/map.png': aPicture(),
  'content/classes/page.md': `---
title: Classes
cards:
  # In this order.
  - study
  - class-link
---
See [the *study* page](/classes?card=study "Study"), or \`/classes?card=study\`.

## Top
`,
  'content/dashboard/page.md': `---
title: Dashboard
welcome_card: classes/study
cards: [classes/class-link, "classes/study"]
---
`,
  'content/student-policy/page.md': `---\r
title: Policy\r
---\r
Use [it][s], at [home](/?card=classes%2Fstudy).\r
\r
[s]: /classes?x=1&card=classes/study#top\r
`,
  'content/mail/password-changed.md': `---
subject: Changed
---
See https://portal.school.ng/classes?card=study now.
`,
}

const school = (changes: Changes = {}) => schoolFiles({ ...SCHOOL, ...changes })

function after(
  moves: Moves,
  { unlink = false, changes = {} }: { unlink?: boolean; changes?: Changes } = {},
) {
  const files = school(changes)
  const followed = followMoves(files, moves, { unlink })
  for (const [file, content] of followed.files) {
    if (content === null) files.delete(file)
    else files.set(file, content)
  }
  return { ...followed, files }
}

const mistakes = (files: Map<string, string | Uint8Array>) =>
  compile(files)
    .problems.filter(({ severity }) => severity === 'error')
    .map(({ file, sentence }) => `${file}: ${sentence}`)

test('the school of these tests is sound', () => {
  expect(mistakes(school())).toEqual([])
})

test('a card’s new name stands wherever its old one did, and nothing else changes', () => {
  const { files, changed, blocked } = after(cardMoves('classes/study', 'classes/learn'))
  expect(blocked).toEqual([])
  expect(mistakes(files)).toEqual([])
  expect(files.has('content/classes/study.md')).toBe(false)
  expect(files.get('content/classes/page.md')).toBe(`---
title: Classes
cards:
  # In this order.
  - learn
  - class-link
---
See [the *study* page](/classes?card=learn "Study"), or \`/classes?card=study\`.

## Top
`)
  expect(files.get('content/dashboard/page.md')).toContain(
    'welcome_card: classes/learn\ncards: [classes/class-link, "classes/learn"]\n',
  )
  expect(files.get('content/mail/password-changed.md')).toContain('ng/classes?card=learn now')
  expect(files.get('content/student-policy/page.md')).toBe(`---\r
title: Policy\r
---\r
Use [it][s], at [home](/?card=classes/learn).\r
\r
[s]: /classes?x=1&card=learn#top\r
`)
  expect(changed.map(({ file, line }) => `${file}:${line}`)).toEqual([
    'content/classes/page.md:5',
    'content/classes/page.md:8',
    'content/dashboard/page.md:4',
    'content/dashboard/page.md:3',
    'content/student-policy/page.md:4',
    'content/student-policy/page.md:6',
    'content/mail/password-changed.md:4',
  ])
})

test('a card that moves leaves its page, is shown by the others, and takes its picture along', () => {
  const pictures = new Map([['content/classes/map.png', 'content/pre-arrival/map-2.png']])
  const { files } = after(cardMoves('classes/study', 'pre-arrival/study', pictures))
  files.delete('content/classes/map.png')
  expect(mistakes(files)).toEqual([])
  expect(files.get('content/classes/page.md')).toContain(
    'cards:\n  # In this order.\n  - class-link\n',
  )
  expect(files.get('content/classes/page.md')).toContain('(/pre-arrival?card=study "Study")')
  expect(files.get('content/student-policy/page.md')).toContain(
    '[s]: /pre-arrival?x=1&card=study\r',
  )
  expect(files.get('content/pre-arrival/study.md')).toContain('![A map](map-2.png)')
  expect(files.get('content/dashboard/page.md')).toContain('"pre-arrival/study"')
  expect(files.has('content/pre-arrival/map-2.png')).toBe(true)
})

test('a card that moves goes on naming the cards beside which it was', () => {
  const later = `check_later:
  card: study
  after: join
  keep: ID
  help: Keep it.
links:`
  const { files } = after(cardMoves('classes/class-link', 'pre-arrival/class-link'), {
    changes: { [CARD]: ['links:', later] },
  })
  expect(files.get('content/pre-arrival/class-link.md')).toContain('  card: classes/study\n')
  expect(files.get('content/classes/study.md')).toContain('/pre-arrival?card=class-link')
})

test('what a removed card leaves in lists and fields goes with it; links in sentences wait for the writer', () => {
  const waiting = after(cardMoves('classes/study', null))
  expect(waiting.links.map(({ file, words }) => [file, words])).toEqual([
    [
      'content/classes/page.md',
      'See [the *study* page](/classes?card=study "Study"), or `/classes?card=study`.',
    ],
    ['content/student-policy/page.md', 'Use [it][s], at [home](/?card=classes%2Fstudy).'],
  ])
  const { files } = after(cardMoves('classes/study', null), { unlink: true })
  expect(files.get('content/classes/page.md')).toContain('See the *study* page, or')
  expect(files.get('content/dashboard/page.md')).toContain('cards: [classes/class-link]\n')
  expect(files.get('content/dashboard/page.md')).not.toContain('welcome_card')
})

test('what only a person can change keeps a card from being removed', () => {
  const { blocked } = after(cardMoves('classes/study', null))
  expect(blocked.map(({ file, line }) => `${file}:${line}`)).toEqual([
    'content/student-policy/page.md:6',
    'content/mail/password-changed.md:4',
  ])
})

test('a page takes its cards along, and its entry in the sidebar', () => {
  const { files, blocked } = after(pageMoves('classes', 'lessons', school().keys()))
  expect(blocked).toEqual([])
  expect(mistakes(files)).toEqual([])
  expect(files.get('content/navigation.json')).toContain('{ "page": "lessons", "label"')
  expect(files.get('content/dashboard/page.md')).toContain('[lessons/class-link, "lessons/study"]')
})

test('a removed page leaves no line in the sidebar, and none in the lists of other pages', () => {
  const { files } = after(pageMoves('classes', null, school().keys()), {
    unlink: true,
    changes: {
      'content/dashboard/page.md': `---
title: Dashboard
cards:
  - classes/study
  - classes/class-link
intro: Yours.
---
`,
      'content/mail/password-changed.md': '---\nsubject: Changed\n---\nHello.\n',
      'content/student-policy/page.md': '---\ntitle: Policy\n---\n{{figures.share}}\n',
    },
  })
  expect(mistakes(files)).toEqual([])
  expect(files.get('content/dashboard/page.md')).toBe('---\ntitle: Dashboard\nintro: Yours.\n---\n')
  expect(files.get('content/navigation.json')).toContain(
    `"Dashboard" },\n  { "page": "student-policy"`,
  )
})

test('a file that cannot be read keeps a card that it may name from going', () => {
  const { blocked } = after(cardMoves('classes/class-link', 'classes/join'), {
    changes: { 'content/pre-arrival/page.md': '---\ntitle: "A\n---\nsee class-link\n' },
  })
  expect(blocked.map(({ file }) => file)).toEqual(['content/pre-arrival/page.md'])
})

test('a byte-order mark stays', () => {
  const { files } = after(cardMoves('classes/study', 'classes/learn'), {
    changes: {
      'content/pre-arrival/page.md': '\uFEFF---\r\ntitle: A\r\n---\r\n[a](/classes?card=study)',
    },
  })
  expect(files.get('content/pre-arrival/page.md')).toBe(
    '\uFEFF---\r\ntitle: A\r\n---\r\n[a](/classes?card=learn)',
  )
})

test.each([
  ['Study page', 'Use the "Study page" card.', 1],
  ['Study page', 'Use Study pages.', 0],
  ['Blog', 'Read the Blog.', 0],
  ['Blog', 'Read the **Blog**.', 1],
])('the title %s is said in %j: %i', (title, text, count) => {
  const files = school({ 'content/pre-arrival/page.md': `---\ntitle: A\n---\n${text}\n` })
  const found = quotedTitles(files, title, new Set(['content/classes/study.md']))
  expect(found.filter(({ file }) => file.includes('pre-arrival'))).toHaveLength(count)
})
