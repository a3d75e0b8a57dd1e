import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { createCompiler } from '../../scripts/content/build.ts'
import { createLiveContent } from '../../scripts/preview/live-content.ts'
import { readWording } from '../../scripts/preview/wording.ts'
import {
  serializeTypedCard,
  serializeTypedPage,
  valuesOf,
} from '../../src/preview/editor/serialize-wording.ts'
import { fieldsOf, typedOf } from '../../src/preview/editor/wording-fields.ts'
import type { SerializedSchool } from '../../src/preview/exchange.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

test('every card and page looks the same when its wording is typed as when it was built', async () => {
  const live = createLiveContent()
  live.take(createCompiler(ROOT)(), 0)
  const { entries } = live.all()
  const values = valuesOf(entries['school'] as SerializedSchool)
  const texts = Object.values(entries).filter((entry) => entry.kind !== 'school')
  expect(texts.length).toBeGreaterThan(50)
  for (const built of texts) {
    const wording = await readWording(`${ROOT}/${built.file}`, built.file)
    const typed = typedOf(fieldsOf(built.kind, wording), wording)
    const drawn =
      built.kind === 'card'
        ? serializeTypedCard(built, typed, values, built.icon)
        : serializeTypedPage(built, typed, values, built.icon)
    // As it travels to the frame: fields that are undefined do not.
    expect(JSON.parse(JSON.stringify(drawn)), built.file).toEqual(built)
  }
})
