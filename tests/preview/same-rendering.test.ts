import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createCompiler } from '../../scripts/content/build.ts'
import { createLiveContent } from '../../scripts/preview/live-content.ts'
import { readWording } from '../../scripts/preview/wording.ts'
import {
  serializeTypedCard,
  serializeTypedPage,
  valuesOf,
} from '../../src/preview/editor/serialize-wording.ts'
import { typedOf } from '../../src/preview/editor/typed.ts'
import type { SerializedSchool } from '../../src/preview/exchange.ts'
import { cleanCard } from '../content/fuzz/clean-cards.ts'
import { createRandom } from '../content/fuzz/random.ts'
import { createWorkspace } from '../content/workspace.ts'

test('every card and page looks the same when its wording is typed as when it was built', async () => {
  const random = createRandom(1)
  const cards = Array.from({ length: 40 }, (_, number) => [
    `content/classes/card-${number}.md`,
    cleanCard(random, number),
  ])
  const { root } = await createWorkspace(Object.fromEntries(cards))
  const live = createLiveContent()
  live.take(createCompiler(root)())
  const { entries } = live.all()
  const values = valuesOf(entries['school'] as SerializedSchool)
  const texts = Object.values(entries).filter(
    (entry) => entry.kind === 'card' || entry.kind === 'page',
  )
  expect(texts.length).toBeGreaterThan(cards.length)
  for (const built of texts) {
    const wording = await readWording(join(root, built.file), built.file)
    const typed = typedOf(built.kind, wording)
    const drawn =
      built.kind === 'card'
        ? serializeTypedCard(built, typed, values, built.icon)
        : serializeTypedPage(built, typed, values, built.icon)
    // As it travels to the frame: fields that are undefined do not.
    expect(JSON.parse(JSON.stringify(drawn)), built.file).toEqual(built)
  }
})
