import { globSync } from 'node:fs'
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { PROJECT } from '../project.ts'

const CARDS_ON_A_PAGE = 25
const TABLE = '\n| What | When |\n| --- | --- |\n| Group study | After each **lesson** |\n'

const NAMED_CARD = /^( +card: )([a-z0-9-]+)$/m

/** A copied card; only the revision in its last sentence differs from save to save. */
export type Copy = {
  readonly number: number
  readonly page: string
  readonly name: string
  readonly textOf: (revision: number) => string
}

/**
 * Writes a school of so many cards: the content of the project in the folder `school`, and copies of
 * its cards on as many pages as are needed. Every eighth copy has a table, too.
 */
export async function writeCorpus(
  folder: string,
  count: number,
  school: string = PROJECT,
): Promise<Copy[]> {
  const content = path.join(folder, 'content')
  await cp(path.join(school, 'content'), content, { recursive: true })
  const own = await readOwnCards(school)
  const copies = Array.from({ length: Math.max(0, count - own.length) }, (_, index) =>
    copyOf(own[index % own.length] ?? '', own.length + index),
  )
  const pages = [...new Set(copies.map(({ page }) => page))]
  for (const page of pages) {
    const text = `---\ntitle: ${page}\nintro: A card for each thing to do.\n---\nBegin at the top.\n`
    await mkdir(path.join(content, page))
    await writeFile(path.join(content, page, 'page.md'), text)
  }
  for (const { page, name, textOf } of copies) {
    await writeFile(path.join(content, page, `${name}.md`), textOf(0))
  }
  const navigation = path.join(content, 'navigation.json')
  const entries = JSON.parse(await readFile(navigation, 'utf8')) as object[]
  const more = pages.map((page) => ({ page, label: page }))
  await writeFile(navigation, JSON.stringify([...more, ...entries]))
  return copies
}

/** The last sentence of a copy. It has the same length in every revision. */
export function lastSentence(number: number, revision: number): string {
  return `Revision ${String(revision).padStart(4, '0')} of card ${number}.`
}

function copyOf(source: string, number: number): Copy {
  const text = source.replace(/^title: .*$/m, `title: Card ${number}`)
  const table = number % 8 === 0 ? TABLE : ''
  return {
    number,
    page: `topic-${Math.floor(number / CARDS_ON_A_PAGE)}`,
    name: `card-${number}`,
    textOf: (revision) => `${text}${table}\n${lastSentence(number, revision)}\n`,
  }
}

async function readOwnCards(school: string): Promise<string[]> {
  const files = globSync('content/*/*.md', { cwd: school, exclude: ['content/mail'] })
  const cards = files.filter((file) => path.basename(file) !== 'page.md').sort()
  return Promise.all(
    cards.map(async (file) => {
      const text = await readFile(path.join(school, file), 'utf8')
      // A copy lies in another folder: the card that it names has to be named with its own.
      return text.replace(NAMED_CARD, `$1${path.basename(path.dirname(file))}/$2`)
    }),
  )
}
