import { expect, test } from 'vitest'
import type { Drawing } from '../../src/content/markdown/drawing.ts'
import { compile, type Compiled } from '../../scripts/content/compile.ts'
import { contentOf, plainText } from '../../scripts/content/files/content-files.ts'
import { readContentFiles } from '../../scripts/content/files/read-files.ts'
import { PROJECT } from '../../scripts/project.ts'
import { mutate } from './mutate.ts'
import { createRandom } from './random.ts'

/** How many cards are spoilt; CONTENT_FUZZ asks for more, CONTENT_FUZZ_SEED for others. */
const MUTATIONS = Number(process.env['CONTENT_FUZZ'] ?? 3000)
const SEED = Number(process.env['CONTENT_FUZZ_SEED'] ?? 1)

/** A compile of the school takes a tenth of this on a slow machine. */
const LONGEST_MS = 10_000

/** Everything a student reads of a card. */
function textsOf(drawing: Drawing): string[] {
  if (typeof drawing === 'string') return [drawing]
  const [, properties, inside] = drawing
  const { alt } = properties
  return [typeof alt === 'string' ? alt : '', ...inside.flatMap(textsOf)]
}

const words = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** The words of a card that do not stand in its file, nor in a value it names. */
function strangeWords(compiled: Compiled, id: string, file: string, values: string): string[] {
  const card = compiled.content.cards.get(id)
  if (!card) return ['no card']
  const description = card.description.filter((part) => typeof part === 'string')
  const notes = card.links.map(({ note }) => note)
  const shown = [card.title, ...description, ...notes, ...textsOf(card.message ?? '')]
  const known = `${file.normalize()} ${values}`
  return shown.flatMap(words).filter((word) => !known.includes(word.normalize()))
}

test(
  `${MUTATIONS} spoilt cards never crash the check, which names a problem or keeps every word`,
  { timeout: 600_000 },
  async () => {
    const random = createRandom(SEED)
    const good = readContentFiles(PROJECT)
    const values = ['figures.json', 'site.json']
      .map((name) => plainText(good.get(`content/${name}`) ?? ''))
      .join(' ')
    const cards = [...good.keys()].filter((file) => /^content\/.+\/(?!page)[^/]+\.md$/.test(file))
    for (let done = 0; done < MUTATIONS; done += cards.length) {
      const spoilt = new Map(good)
      for (const file of cards) {
        const bytes = Buffer.from(plainText(good.get(file) ?? ''))
        spoilt.set(file, contentOf(file, mutate(bytes, random)))
      }
      // What has a problem goes back to how it was, until the rest is built.
      for (;;) {
        const started = performance.now()
        const compiled = compile(spoilt)
        expect(performance.now() - started).toBeLessThan(LONGEST_MS)
        const named = new Set(compiled.problems.map(({ file }) => file))
        if (named.size === 0) {
          expect(compiled.modules).not.toBeNull()
          for (const file of cards.filter((name) => spoilt.get(name) !== good.get(name))) {
            const id = file.slice('content/'.length, -'.md'.length)
            const text = plainText(spoilt.get(file) ?? '')
            expect({ file, text, strange: strangeWords(compiled, id, text, values) }).toEqual({
              file,
              text,
              strange: [],
            })
          }
          break
        }
        const before = [...spoilt].filter(([file, content]) => content !== good.get(file)).length
        for (const file of named) spoilt.set(file, good.get(file) ?? '')
        const after = [...spoilt].filter(([file, content]) => content !== good.get(file)).length
        // A problem in a file that is as it was comes from another, which is found by elimination.
        if (after === before) for (const file of cards) spoilt.set(file, good.get(file) ?? '')
      }
    }
  },
)
