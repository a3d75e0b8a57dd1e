import { bulletList, linkingSentence, paragraph, shuffledSentences, steps, table } from './prose.ts'
import { createRandom, pick, pickSome, type Random } from './random.ts'

/** Length of a card's file; a school's own cards have 0.8 to 1.1 kB. */
export const CARD_BYTES = { least: 1000, most: 1200 } as const

/** The source of a card. The same number always gives the same text. */
export function writeCard(number: number, title: string): string {
  const random = createRandom(number)
  const start = ['---', ...fields(random, title), ...links(random, number), '---'].join('\n')
  const sentences = shuffledSentences(random)
  const opening = paragraph(sentences.splice(0, 2))
  const list = middle(random, number)
  const linking = linkingSentence(random)
  const rest = [start, opening, list, linking, revision(0)].join('\n\n').length
  const closing = paragraphs(sentences, CARD_BYTES.least + random() * SPREAD - rest)
  return `${start}\n${[opening, list, ...closing, linking, revision(0)].join('\n\n')}\n`
}

/** How far above the least length a card may aim: its last sentence takes it further, up to the most. */
const SPREAD = 100

/** Paragraphs of up to three sentences, until they have so many characters. */
function paragraphs(sentences: string[], length: number): string[] {
  const written: string[][] = []
  for (let left = length; left > 0;) {
    const sentence = sentences.pop()
    if (sentence === undefined) break
    if (written.length === 0 || written.at(-1)?.length === 3) written.push([])
    written.at(-1)?.push(sentence)
    left -= sentence.length + 1
  }
  return written.map(paragraph)
}

/** The sentence that ends a card, and that a change of the card changes. */
export function revision(number: number): string {
  return `Revision r${number}x.`
}

/** The card's source with the words of another revision. */
export function revise(source: string, number: number): string {
  return source.replace(/Revision r\d+x\./, revision(number))
}

function fields(random: Random, title: string): string[] {
  return [
    `title: ${title}`,
    `description: ${pick(random, DESCRIPTIONS)}`,
    `icon: ${pick(random, ICONS)}`,
    ...(random() < 0.1 ? ['facts:', '  - label: Lesson time', '    value: "{{lesson_time}}"'] : []),
  ]
}

function links(random: Random, number: number): string[] {
  const keys = pickSome(random, LINK_KEYS, LINK_KEYS.length)
  const written = Array.from({ length: 1 + (number % 3) }, (_, index) =>
    random() < 0.4
      ? [`  - key: ${keys[index]}`, `    note: ${pick(random, NOTES)}`]
      : [
          `  - address: https://forms.meridian-school.org/form-${number}-${index + 1}`,
          `    note: ${pick(random, NOTES)}`,
        ],
  )
  return ['links:', ...written.flat()]
}

/** Most cards have a list; every eighth has a table, some have a heading. */
function middle(random: Random, number: number): string {
  if (number % 8 === 3) return table(random)
  if (number % 8 === 6) return `### Before you begin\n\n${bulletList(random)}`
  return number % 2 === 0 ? steps(random) : bulletList(random)
}

const DESCRIPTIONS = [
  'Join your lesson, on time and with your student email.',
  'Send us what is needed, and see that it has arrived.',
  'Where to find the material, and how to go over it again.',
  'Ask for help with a lesson, a task or anything else.',
  'Book a time, read what to prepare, and come well rested.',
  'What your group agreed on, and how to reach its members.',
] as const

const NOTES = ['Your main class', 'The guide', 'Book a time', 'Upload your file'] as const

const LINK_KEYS = ['class_link', 'cloud_link', 'mentor_link', 'study_page_link'] as const

const ICONS = [
  'video',
  'users',
  'cloud-download',
  'receipt',
  'calendar',
  'shield',
  'wallet',
  'landmark',
  'file-text',
  'book-open',
  'life-buoy',
  'message-circle-question-mark',
] as const
