import { writeValue } from '../../../scripts/content/fields/write-value.ts'
import type { Random } from './random.ts'

// Cards as a school writes them, with all the Markdown that content uses and signs that only look like mistakes.

const SENTENCES = [
  'Join with your **student email**; it is how we know that you were there.',
  'Have your headphones, notebook and last task at hand.',
  'If no time is shown yet, ask your *mentor* when it will be.',
  'Write to the [support team](/classes) at once, before the class starts if you can.',
  'Your lesson is at {{lesson_time}}, Lagos time.',
  'You get {{figures.share}} back, and we tell you by email.',
  'Come within **{{figures.join}}** of the start.',
  'The room holds 5 * 3 = 15 people, rated A* by students.',
  'Name the file my_first_task.pdf or `class-notes.md`, as snake_case is easy to read.',
  "It's the students' own work: don't copy, don't lend.",
  'Ask for “Clearance” at the desk – they’ll know what you mean…',
  'Sọ̀rọ̀ pẹ̀lú olùkọ́ rẹ; naïve, café, 学校 and 🎓 are fine.',
  'See <https://school.ng/guide> or https://school.ng/rules?x=1&y=2#a for more.',
  'Mail [us](mailto:help@school.ng) or call [the desk](tel:+234-1).',
  'Read [the rules on refunds](/student-policy#refunds) first.',
  'It costs 20% more (about $5) & takes 3 days; 6 < 7, and 7 > 6.',
  'Sit in row #7, seat C#; the code is AB-12/3.',
  'This was ~~Monday~~ Tuesday, at 6:45 PM.',
  'A backslash \\* keeps a star, and \\_ an underscore.',
  'Write ***very*** clearly, __please__, and _soon_.',
  'One line ends here\\\nand the next begins.',
  'Use [the form][form] for it.\n\n[form]: https://school.ng/form',
  'Type ``a ` b`` exactly.',
  'The time is 10:30; bring 2 pens, 1 book.',
]

const BLOCKS = [
  '- your full name, cohort and student ID;\n- the lesson it is about;\n  - and its number',
  '1. Open the folder.\n2. Find your lesson.\n\n   It has a number.\n3. Watch it.',
  '> Early is better.\n> Always.',
  '| Detail | Value |\n| ------ | ----: |\n| Bank | {{site.name}} |\n| Number | 0000000000 |',
  '```\nname: value\n  **not bold** {}\n```',
  '~~~text\nplain\n~~~',
  '### What you need\n\nA pen.\n\n#### And paper\n\nTwo sheets.',
  '---',
  '* a star\n* as a point',
  '**Rules**',
]

const TITLES = [
  'Exam dates',
  'Fees: how to pay',
  "Students' union",
  'C# class',
  '2025',
  'yes',
  '6:45',
  '0123',
  '2025-03-01',
  '“Open” day',
  '- early',
  'null',
  '*new*',
  'A & B',
  '#1',
  'Naïve 学校 🎓',
  '{{figures.join}} early',
  '100%',
  'a: b: c',
  '"Quoted" words',
  "'tis",
  '1e3',
  '~',
  'x # y',
  '[a]',
  '!ask',
  '@noon',
  '`x`',
  '| bar',
  '? why',
  'Résumé',
  'true',
  'off',
  '12:30:45',
  '1_000',
  '0x1F',
  '.5',
]

/** Each title with its number, so that no page shows one twice. */
export function cleanCard(random: Random, number: number): string {
  const title = random.chance(0.5)
    ? `${random.pick(TITLES)} ${number}`
    : `${number} ${random.pick(TITLES)}`
  const description = Array.from({ length: 1 + random.below(2) }, () =>
    random.pick(DESCRIPTIONS),
  ).join(' ')
  const picked = Array.from({ length: 1 + random.below(3) }, () => random.pick(LINKS))
  // Two links to the same place are a mistake, or may be one.
  const links = [...new Map(picked.map((link) => [placeIn(link), link])).values()]
  // A name stands for one address in a text, and no line is drawn above its first words.
  const body = new Set(
    Array.from({ length: 1 + random.below(6) }, () =>
      random.pick(random.chance(0.7) ? SENTENCES : BLOCKS),
    ),
  )
  const text = `---
title: ${writeValue(title)}
description: ${writeValue(description)}
${random.pick(MORE_FIELDS)}links:
${links.join('\n')}
---
${[...body]
  .filter((block) => !(block.startsWith('~~~') && body.has('---')))
  .filter((block, index) => block !== '---' || index > 0)
  .join('\n\n')}
`
  return random.chance(0.1) ? `\uFEFF${text.replaceAll('\n', '\r\n')}` : text
}

const DESCRIPTIONS = [
  'Join your class.',
  'Your time: {{lesson_time}}.',
  "It's yours – don't lend it.",
  '{{figures.join}} is enough.',
  'Ask at the desk, room #7.',
  'From 6:45 to 10:30.',
]

const MORE_FIELDS = [
  '',
  'icon: video\n',
  'facts:\n  - label: Bank\n    value: "{{site.name}}"\n  - { label: "No.", value: "0123", copy: true }\n',
  'check_later:\n  card: class-link\n  after: join\n  keep: Your code\n  help: "{{site.name}} asks for it: keep it."\n',
]

const LINKS = [
  '  - key: class_link',
  '  - key: pre_arrival\n    note: Your second class',
  '  - address: https://school.ng/guide?a=1&b=2',
  '  - address: /student-policy#refunds\n    note: "Rules: all of them"',
  "  - address: 'mailto:help@school.ng'\n    note: It's quick",
  '  - { key: class_link, note: Short }',
  '  - note: Before\n    address: tel:+2341',
]

/** Where a link leads: what stands behind its key or its address. */
function placeIn(link: string): string {
  return /(?:key|address): *["']?([^\s,"'}]+)/.exec(link)?.[1] ?? link
}
