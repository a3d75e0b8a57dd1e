import { expect, test } from 'vitest'
import type { SerializedNode } from '../../../src/content/markdown/serialized.ts'
import { compile, type Compiled } from '../../../scripts/content/compile.ts'
import {
  contentOf,
  plainText,
  type FileContent,
} from '../../../scripts/content/files/content-files.ts'
import { cleanCard } from './clean-cards.ts'
import { SEED, SPOILT_CARDS } from './size.ts'
import { mutate } from './mutate.ts'
import { createRandom, type Random } from './random.ts'
import { schoolFiles } from '../school.ts'

/** As many cards as a school has. */
const PORTION = 50

/** Everything a student reads of a card. */
function textsOf(node: SerializedNode): string[] {
  if (typeof node === 'string') return [node]
  const [, properties, inside] = node
  const { alt } = properties
  return [typeof alt === 'string' ? alt : '', ...inside.flatMap(textsOf)]
}

const words = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? []

/** The words of a card that do not stand in its file when the values are filled in. */
function strangeWords({ content }: Compiled, file: string, text: string): string[] {
  const card = content.cards.get(file.slice('content/'.length, -'.md'.length))
  if (!card) return ['no card']
  const parts = [...card.description, ...card.facts.flatMap(({ value }) => value)]
  const shown = [
    card.title,
    ...parts.filter((part) => typeof part === 'string'),
    ...card.facts.map(({ label }) => label),
    ...card.links.map(({ note }) => note),
    ...textsOf(card.message ?? ''),
  ]
  const known = text
    .replaceAll(/\{\{\s*([\w.]+)\s*\}\}/g, (_, name) => content.values.printed.get(name) ?? ' ')
    .normalize()
  return shown.flatMap(words).filter((word) => !known.includes(word.normalize()))
}

/** Cards that are right, by their files, and the same ones spoilt. */
function drawCards(random: Random) {
  const right = new Map<string, FileContent>()
  const spoilt = new Map<string, FileContent>()
  for (let number = 0; number < PORTION; number += 1) {
    const file = `content/classes/card-${number}.md`
    const card = cleanCard(random, number)
    right.set(file, card)
    spoilt.set(file, contentOf(file, mutate(Buffer.from(card), random)))
  }
  return { right, spoilt }
}

test(`of ${SPOILT_CARDS} spoilt cards none crashes the check, and none without a problem shows a word that its file has not`, () => {
  const random = createRandom(SEED)
  for (let done = 0; done < SPOILT_CARDS; done += PORTION) {
    const { right, spoilt } = drawCards(random)
    // A card that has a problem goes back to how it was, until the rest is built.
    for (;;) {
      const files = schoolFiles()
      for (const [file, card] of [...right, ...spoilt]) files.set(file, card)
      const compiled = compile(files)
      const named = new Set(compiled.problems.map(({ file }) => file))
      if (named.size === 0) {
        expect(compiled.modules).not.toBeNull()
        for (const [file, card] of spoilt) {
          const text = plainText(card)
          const strange = strangeWords(compiled, file, text)
          expect({ file, text, strange }).toEqual({ file, text, strange: [] })
        }
        break
      }
      // Without spoilt cards the school is right.
      expect(spoilt.size, [...named].join()).toBeGreaterThan(0)
      const before = spoilt.size
      for (const file of named) spoilt.delete(file)
      // A spoilt card can be the cause of a problem that is named in another.
      if (spoilt.size === before) spoilt.clear()
    }
  }
})
