import { expect, test } from 'vitest'
import { openCache } from '../../../scripts/content/cache.ts'
import { compile, type Compiled } from '../../../scripts/content/compile.ts'
import { plainText } from '../../../scripts/content/files/content-files.ts'
import { readContentFiles } from '../../../scripts/content/files/read-files.ts'
import { repairContent } from '../../../scripts/content/fix/repair-content.ts'
import type { Problem } from '../../../scripts/content/problem.ts'
import { createRandom } from './random.ts'
import { SEED, SLIPS } from './size.ts'
import { slip } from './slips-of-a-sign.ts'

// The project's own content, with one slip at a time, each followed by a machine that types what it is told.

const { read } = openCache('tests/content/nowhere')
const files = readContentFiles('.')
const texts = [...files.keys()].filter((file) => /(?<!README)\.(?:md|json)$/.test(file))

const EDIT = ({ repair, suggestion }: Problem) => repair ?? suggestion

/** What students would see; empty lines and spaces more or less are not seen. */
const shown = ({ modules }: Compiled) =>
  modules && [...modules].join('\n').replaceAll(/(?:\s|\\n)+/g, ' ')

const KINDS = ['mended', 'told', 'harmless', 'misled', 'silent'] as const
type Outcome = { readonly place: string; readonly kind: (typeof KINDS)[number] }

test(`of ${SLIPS} slips of a sign hardly one is silent, and advice brings back what was meant`, () => {
  const random = createRandom(SEED)
  const meant = shown(compile(files, read, files))
  const outcomes = Array.from({ length: SLIPS }, (): Outcome => {
    const file = random.pick(texts)
    const { text, at } = slip(plainText(files.get(file) ?? ''), random)
    const spoilt = new Map(files).set(file, text)
    const compiled = compile(spoilt, read, files)
    const place = `${file}: ${JSON.stringify(text.slice(Math.max(0, at - 20), at + 20))}`
    if (compiled.problems.length === 0) {
      return { place, kind: shown(compiled) === meant ? 'harmless' : 'silent' }
    }
    if (!compiled.problems.some((problem) => EDIT(problem))) return { place, kind: 'told' }
    const { changed } = repairContent(spoilt, EDIT, files, read)
    const mended = compile(new Map([...spoilt, ...changed]), read, files)
    return { place, kind: shown(mended) === meant ? 'mended' : 'misled' }
  })
  const places = (kind: Outcome['kind']) =>
    outcomes.flatMap((outcome) => (outcome.kind === kind ? outcome.place : []))
  const counts = KINDS.map((kind) => `${places(kind).length} ${kind}`).join(', ')
  const [silent, misled] = [places('silent'), places('misled')]
  console.info([`Slips of a sign: ${counts}`, ...silent, '', ...misled].join('\n'))
  expect(silent.length / SLIPS).toBeLessThan(0.02)
  expect(misled.length / SLIPS).toBeLessThan(0.02)
})
