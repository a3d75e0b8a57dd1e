import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildIfChanged } from '../../scripts/content/build-if-changed.ts'
import { createWorkspace } from './workspace.ts'

const CARDS = 'src/content/compiled/cards/classes.tsx'

/** A small school that was built once; `isRemembered` says whether the next build would be left out. */
async function built() {
  const workspace = await createWorkspace()
  const path = (file: string) => join(workspace.root, file)
  const record = path('.cache/content-build.json')
  const build = () => buildIfChanged({ root: workspace.root, tell: () => {} })
  await build()
  return {
    ...workspace,
    build,
    path,
    record,
    /** A build that is left out does not write its record again. */
    isRemembered: async (): Promise<boolean> => {
      const before = await readFile(record, 'utf8').catch(() => '')
      await writeFile(record, ` ${before}`)
      await build()
      return (await readFile(record, 'utf8')).startsWith(' ')
    },
  }
}

test('a build of the same content is left out, and says the same', async () => {
  const { build, isRemembered } = await built()
  const first = await build()
  expect(first).toMatchObject({ ok: true, counts: { pages: 5, cards: 1 } })
  expect(first.placeholders).toHaveLength(2)
  expect(await isRemembered()).toBe(true)
})

test('changed content is built', async () => {
  const { change, compiled, isRemembered } = await built()
  await change({ 'content/classes/class-link.md': ['Join within', 'Come within'] })
  expect(await isRemembered()).toBe(false)
  expect(await compiled('cards/classes.tsx')).toContain('Come within')
})

test('what was built and is gone or was changed is built again', async () => {
  const { compiled, path, isRemembered } = await built()
  await rm(path(CARDS))
  expect(await isRemembered()).toBe(false)
  await writeFile(path(CARDS), 'rubbish')
  expect(await isRemembered()).toBe(false)
  expect(await compiled('cards/classes.tsx')).toContain('Join within')
})

test('a stray file among what was built makes the next build remove it', async () => {
  const { path, build } = await built()
  await writeFile(path('src/content/compiled/stray.ts'), '')
  await build()
  await expect(readFile(path('src/content/compiled/stray.ts'))).rejects.toThrow('ENOENT')
})

test.each([
  ['is gone', () => null],
  ['is rubbish', () => '{"record":'],
  ['is something else', () => '[]'],
  ['was changed by hand', (text: string) => text.replace('"pages":5', '"pages":7')],
  ['was cut short', (text: string) => text.slice(0, -20)],
])('a record that %s is not believed', async (_, spoil) => {
  const { build, record } = await built()
  const spoilt = spoil(await readFile(record, 'utf8'))
  if (spoilt === null) await rm(record)
  else await writeFile(record, spoilt)
  expect(await build()).toMatchObject({ ok: true, counts: { pages: 5, cards: 1 } })
  expect(JSON.parse(await readFile(record, 'utf8'))).toHaveProperty('seal')
})

test('a build with a warning is not left out, for the warning has to be told again', async () => {
  const { build, change } = await built()
  await change({ 'content/classes/map.png': 'picture' })
  await build()
  expect((await build()).problems).toHaveLength(1)
})

test('a record that cannot be written costs nothing but time', async () => {
  const { build, change, path } = await built()
  await rm(path('.cache'), { recursive: true })
  await change({ '.cache': 'a file in its place' })
  expect(await build()).toMatchObject({ ok: true })
})
