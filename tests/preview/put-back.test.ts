import { expect, test } from 'vitest'
import { putBack, readWordChanges } from '../../scripts/preview/put-back.ts'
import { card, CARD, git, openCheckout, PAGE } from './checkout.ts'

test('shows the words of each place before and after', async () => {
  const { root, write, remove } = await openCheckout()
  await write(CARD, card('Two.').replace('\n', '\r\n'))
  await write('content/classes/map.png', new Uint8Array([0xff, 0]))
  await remove(PAGE)
  const changes = await readWordChanges(root, CARD)
  expect(changes).toEqual([
    [
      { words: 'One', in: 'before' },
      { words: 'Two', in: 'after' },
      { words: '.', in: 'both' },
    ],
  ])
  expect(await readWordChanges(root, PAGE)).toMatchObject([[{ in: 'before' }]])
  expect(await readWordChanges(root, 'content/classes/map.png')).toBeNull()
})

test('throws changes away, and brings them back', async () => {
  const { root, write, read, remove, list } = await openCheckout()
  await write(CARD, card('Two.'))
  await write('content/exams/page.md', 'New.\n')
  await remove(PAGE)
  git(root, 'add', CARD)
  const staged = git(root, 'diff', '--cached')
  for (const file of [CARD, 'content/exams/page.md', PAGE]) {
    const before = await list()
    const { kept } = await putBack(root, { file, from: null })
    expect((await list()).differences.map((each) => each.file)).not.toContain(file)
    await putBack(root, { file, from: kept })
    expect(await list()).toEqual(before)
  }
  expect(await read(CARD)).toBe(card('Two.'))
  expect(git(root, 'diff', '--cached')).toBe(staged)
})
