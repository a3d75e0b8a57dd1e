import { describe, expect, test } from 'vitest'
import type { Tried } from '../../../scripts/preview/pages/exchange.ts'
import type { SavedList, Saving } from '../../../scripts/preview/pages/requests.ts'
import { CARD, openPreview } from './local-server.ts'

const { post, wording, save, bytes, write } = await openPreview()

const PLAIN = `---
title: 'Class Link' # the short name
# What students ask for most.
description: Join your class,
  on time.
keywords: [zoom, live class]
links:
  - key: class_link
    note: "Your main class" # not the second
  # For everybody.
  - address: https://school.ng/guide
---

Join within {{figures.join}}.

Your lesson is at {{lesson_time}}.
`

type Wanted = Partial<Omit<Saving, 'file' | 'version'>>

const links = (...entries: SavedList): Wanted => ({ fields: { links: entries } })
const FIRST = { from: 0, values: {} }
const SECOND = { from: 1, values: {} }

const CASES: readonly (readonly [name: string, wanted: Wanted, after: string])[] = [
  [
    'a title, which keeps its quotes and its comment',
    { fields: { title: "Ada's link" } },
    PLAIN.replace("'Class Link'", "'Ada''s link'"),
  ],
  [
    'a text that YAML would read as something else',
    { fields: { description: 'true' } },
    PLAIN.replace('Join your class,\n  on time.', '"true"'),
  ],
  [
    'a list of words',
    { fields: { keywords: ['zoom', 'meet'] } },
    PLAIN.replace('[zoom, live class]', '[zoom, meet]'),
  ],
  [
    'a field that was not there, and one inside of another',
    { fields: { 'join_window.closed': 'Too late.', icon: 'video' } },
    PLAIN.replace('guide\n---', 'guide\njoin_window:\n  closed: Too late.\nicon: video\n---'),
  ],
  [
    'a link that goes, with the comment above it',
    links(FIRST),
    PLAIN.replace('  # For everybody.\n  - address: https://school.ng/guide\n', ''),
  ],
  [
    'a new link, and one that has an address in place of its key',
    links({ from: 0, values: { key: null, address: '/payments' } }, SECOND, {
      from: null,
      values: { address: '/support', note: 'Ask: us' },
    }),
    PLAIN.replace('  - key: class_link\n    note: "Your main class" # not the second\n', '')
      .replace(
        'links:\n',
        'links:\n  - note: "Your main class" # not the second\n    address: /payments\n',
      )
      .replace('guide\n---', 'guide\n  - address: /support\n    note: "Ask: us"\n---'),
  ],
  [
    'a text, and not a character above it',
    { body: '\nCome early.\n' },
    PLAIN.replace(/\nJoin within[^]*$/, '\nCome early.\n'),
  ],
]

const inOneLine = (text: string) => text.replace('class,\n  on time.', 'class, on time.')
const windows = (text: string) => `\uFEFF${text.replaceAll('\n', '\r\n')}`

describe.each([
  ['as it is', (text: string) => text],
  ['with Windows line ends and a byte-order mark', windows],
])('in a file %s', (_, kept) => {
  test.each(CASES)('saves %s', async (_name, wanted, after) => {
    await write(kept(PLAIN))
    const { version } = await wording()
    const sent = { version, fields: {}, body: null, ...wanted }
    const { status, body } = await save(sent)
    expect(status, JSON.stringify(body)).toBe(200)
    const expected = wanted.body === undefined ? inOneLine(after) : after
    expect(String(await bytes())).toBe(kept(expected))
    // The next save starts from this reply.
    expect(body).toEqual(await wording())
  })
})

test('does not overwrite a file that has changed since the writer opened it', async () => {
  await write(PLAIN)
  const { version } = await wording()
  const theirs = PLAIN.replace('Class Link', 'Lessons')
  await write(theirs)
  const mine = { fields: {}, body: '\nCome early.\n' }
  expect((await save({ version, ...mine })).status).toBe(422)
  expect(String(await bytes())).toBe(theirs)
  const now = await wording()
  expect((await save({ version: now.version, ...mine })).status).toBe(200)
  expect(String(await bytes())).toContain("title: 'Lessons'")
})

test.each([
  ['fields that cannot be read', '---\ntitle: "Half\n---\nText.\n'],
  ['a byte that no text editor could give back', Buffer.from([0x2d, 0x2d, 0x2d, 0x0a, 0xff])],
])('does not change a file with %s', async (_, content) => {
  await write(content)
  const { fields, version } = await wording()
  expect(fields).toBe(null)
  expect((await save({ version, fields: {}, body: 'Mine' })).status).toBe(422)
  expect(await bytes()).toEqual(Buffer.from(content))
})

const FIELDS: readonly (readonly [wanted: Wanted, field: string, line: number, says: RegExp])[] = [
  [{ fields: { title: '' } }, 'title', 2, /title/],
  [{ fields: { icon: 'vidoe' } }, 'icon', 11, /vidoe/],
  [links({ from: 0, values: { key: 'clas_link' } }, SECOND), 'links.0.key', 7, /clas_link/],
  [links(FIRST, { from: 1, values: { address: '/nowhere' } }), 'links.1.address', 10, /nowhere/],
  [{ body: 'Fine.\n\n[Words](/nowhere)\n' }, 'body', 15, /nowhere/],
]

test.each(FIELDS)('puts the problem of %j at its field', async (wanted, field, line, says) => {
  await write(PLAIN)
  const { problems } = await tryOf(CARD, wanted)
  expect(problems).toContainEqual(
    expect.objectContaining({ field, line, message: expect.stringMatching(says) }),
  )
  expect(String(await bytes())).toBe(PLAIN)
})

test('tries a card or mail as it would be shown, without links that no portal could resolve', async () => {
  await write(PLAIN)
  const card = await tryOf(CARD, { fields: { title: 'Lessons' } })
  expect(card.entry).toMatchObject({ title: 'Lessons' })
  const unknown = await tryOf(CARD, links({ from: 0, values: { key: 'clas_link' } }, SECOND))
  expect(unknown.entry).toMatchObject({ links: [{ address: 'https://school.ng/guide' }] })
  const mail = await tryOf('content/mail/reset-code.md', { body: 'Dear {{name}}: {{code}}.\n' })
  expect(mail.entry).toMatchObject({ text: expect.stringContaining('Dear Ada Okafor: 12345678.') })
})

async function tryOf(file: string, wanted: Wanted): Promise<Tried> {
  const { version } = await wording(file)
  const sent = { file, version, fields: {}, body: null, ...wanted }
  const { status, body } = await post('try', sent)
  expect(status, JSON.stringify(body)).toBe(200)
  return body as Tried
}
