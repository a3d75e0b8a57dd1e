import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { cardSchema } from '../../../src/content/card.ts'
import { mailSchema } from '../../../src/content/mail.ts'
import { pageSchema } from '../../../src/content/page.ts'
import { PROJECT } from '../../../scripts/system/project.ts'

test('the writers’ guide has every field of cards, pages and mails in its table, and no other', async () => {
  const guide = await readFile(join(PROJECT, 'content', 'README.md'), 'utf8')
  const [, table = ''] = /## All fields(.*?)\n## /s.exec(guide) ?? []
  const names = [...table.matchAll(/^\| (`[^|]+) \|/gm)].map(([, name = '']) => name)
  const fields = [cardSchema, pageSchema, mailSchema].flatMap(({ entries }) => Object.keys(entries))
  const told = names.map((name) => name.replaceAll(/[` ]/g, ''))
  expect(told.toSorted()).toEqual([...new Set(fields)].toSorted())
})
