import { expect, test } from 'vitest'
import { parsePlainYaml, parseYaml } from '../../scripts/content/fields/parse-yaml.ts'
import { readContentFiles } from '../../scripts/content/files/read-files.ts'
import { cardSchema } from '../../scripts/content/schemas/documents.ts'
import { PROJECT } from '../../scripts/project.ts'
import { mutate } from './mutate.ts'
import { createRandom } from './random.ts'

test('fields that the fast reading takes are what the careful one reads', async () => {
  const random = createRandom(1)
  const cards = [...(await readContentFiles(PROJECT))]
    .filter(([file]) => /^content\/.+\/(?!page)[^/]+\.md$/.test(file))
    .map(([, bytes]) => /^---\n([^]*?)\n---\n/.exec(Buffer.from(bytes).toString())?.[1] ?? '')
  let taken = 0
  for (let round = 0; round < 200; round += 1) {
    for (const card of cards) {
      const text = Buffer.from(mutate(Buffer.from(card), random))
        .toString()
        .replaceAll('\r', '')
      const data = parsePlainYaml(text)
      if (data === null || !cardSchema.safeParse(data).success) continue
      taken += 1
      expect(data, text).toEqual(parseYaml(text))
    }
  }
  expect(taken).toBeGreaterThan(2000)
})
