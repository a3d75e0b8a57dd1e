import { expect, test } from 'vitest'
import type { Saving } from '../../src/preview/exchange.ts'
import { CARD, openPreview } from './local-server.ts'

const { wording, save, bytes, write } = await openPreview()

const PLAIN = `---
# What students ask for most.
title:   'Class Link'   # the short name
description: Join your class,
  on time.
links:
  - key: class_link
    note: "Your main class"  # not the second
  - address: https://school.ng/guide
---

Join within {{figures.join}}.

Your lesson is at {{lesson_time}}.
`

type Wanted = Partial<Pick<Saving, 'fields' | 'lists' | 'body'>>
type Case = readonly [name: string, before: string, wanted: Wanted, after: string]

const set = (...fields: readonly (readonly [path: string, value: string])[]): Wanted => ({
  fields: fields.map(([path, value]) => ({
    path: path.split('.').map((name) => (/^\d+$/.test(name) ? Number(name) : name)),
    value,
  })),
})
const links = (...entries: NonNullable<Saving['lists']>[number]['entries']): Wanted => ({
  lists: [{ name: 'links', entries }],
})
const FIRST = { from: 0, values: {} }
const SECOND = { from: 1, values: {} }
const windows = (text: string): string => `\uFEFF${text.replaceAll('\n', '\r\n')}`
const [LINE, OTHER] = ['Join within {{figures.join}}.', 'Come **early**.']

const CASES: readonly Case[] = [
  [
    'a title keeps its quotes, its spaces and the comment behind it',
    PLAIN,
    set(['title', "Ada's link"]),
    PLAIN.replace("'Class Link'", "'Ada''s link'"),
  ],
  [
    'a description over two lines becomes one line',
    PLAIN,
    set(['description', 'Come early.']),
    PLAIN.replace('Join your class,\n  on time.', 'Come early.'),
  ],
  [
    'a text that would be read as something else gets quotes',
    PLAIN,
    set(['description', 'Now: # 10']),
    PLAIN.replace('Join your class,\n  on time.', '"Now: # 10"'),
  ],
  [
    'a word that would be read as yes or no gets quotes',
    PLAIN,
    set(['description', 'true']),
    PLAIN.replace('Join your class,\n  on time.', '"true"'),
  ],
  [
    'a note inside a list changes alone',
    PLAIN,
    set(['links.0.note', 'Your only class']),
    PLAIN.replace('"Your main class"', '"Your only class"'),
  ],
  [
    'a field that was not there gets a line of its own',
    PLAIN,
    set(['icon', 'video'], ['links.1.note', 'How to join']),
    PLAIN.replace('on time.\n', 'on time.\nicon: video\n').replace(
      'guide\n',
      'guide\n    note: How to join\n',
    ),
  ],
  [
    'a field that is emptied loses its line',
    PLAIN,
    set(['links.0.note', '']),
    PLAIN.replace('    note: "Your main class"  # not the second\n', ''),
  ],
  [
    'links that change places take their comments along',
    PLAIN.replace('  - address', '  # For everybody.\n  - address'),
    links(SECOND, FIRST),
    PLAIN.replace(/links:\n([^]*?second\n)(.*guide\n)/, 'links:\n  # For everybody.\n$2$1'),
  ],
  [
    'a link that is removed takes its comments along, and no other',
    PLAIN.replace('  - address', '  # For everybody.\n  - address'),
    links(FIRST),
    PLAIN.replace('  - address: https://school.ng/guide\n', ''),
  ],
  [
    'a new link is written as its neighbours are',
    PLAIN.replace(/^(?= +-| +note)/gm, '  '),
    links(FIRST, { from: null, values: { address: '/payments', note: 'Fees: all' } }, SECOND),
    PLAIN.replace(/^(?= +-| +note)/gm, '  ').replace(
      'second\n',
      'second\n    - address: /payments\n      note: "Fees: all"\n',
    ),
  ],
  [
    'a link that gets an address instead of a key keeps its line',
    PLAIN,
    links({ from: 0, values: { key: '', address: '/payments' } }, SECOND),
    PLAIN.replace('key: class_link', 'address: /payments'),
  ],
  [
    'a link that was alone behind its hyphen can lose its note and stay',
    PLAIN.replace('- key: class_link\n    note:', '- note:').replace(
      'second\n',
      'second\n    key: class_link\n',
    ),
    set(['links.0.note', '']),
    PLAIN.replace('    note: "Your main class"  # not the second\n', ''),
  ],
  [
    'the first fact makes the list, above the links',
    PLAIN,
    {
      lists: [
        {
          name: 'facts',
          entries: [{ from: null, values: { label: 'Number', value: '0123', copy: true } }],
        },
      ],
    },
    PLAIN.replace(
      'on time.\n',
      'on time.\nfacts:\n  - label: Number\n    value: "0123"\n    copy: true\n',
    ),
  ],
  [
    'the last fact takes the list along',
    PLAIN.replace('links:', 'facts:\n  - label: A\n    value: B\nlinks:'),
    { lists: [{ name: 'facts', entries: [] }] },
    PLAIN,
  ],
  [
    'a field in a group that was not there makes the group',
    PLAIN,
    set(['class_door.closed', 'Too late.']),
    PLAIN.replace('on time.\n', 'on time.\nclass_door:\n  closed: Too late.\n'),
  ],
  [
    'the last field of a group takes the group along',
    PLAIN.replace('links:', 'class_door:\n  closed: Too late.\nlinks:'),
    set(['class_door.closed', '']),
    PLAIN,
  ],
  [
    'a switch is written as a word without quotes',
    PLAIN,
    { fields: [{ path: ['contents'], value: true }] },
    PLAIN.replace('on time.\n', 'on time.\ncontents: true\n'),
  ],
  [
    'a text folded over lines becomes one line',
    PLAIN.replace('Join your class,\n  on time.', '>-\n  Join your class,\n  on time.'),
    set(['description', 'Come early.']),
    PLAIN.replace('Join your class,\n  on time.', 'Come early.'),
  ],
  ['the Markdown changes alone', PLAIN, { body: `\n${OTHER}\n` }, before(`\n${OTHER}\n`)],
  [
    'Windows line ends and a byte-order mark stay, and new lines get them too',
    windows(PLAIN),
    { ...set(['icon', 'video']), body: `\n${OTHER}\n\nAnd more.\n` },
    windows(before(`\n${OTHER}\n\nAnd more.\n`).replace('on time.\n', 'on time.\nicon: video\n')),
  ],
  [
    'mixed line ends stay as they are on every line that is not changed',
    PLAIN.replace(`${LINE}\n`, `${LINE}\r\n`),
    { body: `\n${LINE}\n\nYour lesson is over.\n` },
    before(`\n${LINE}\r\n\nYour lesson is over.\n`),
  ],
  [
    'a missing line end at the end stays missing',
    PLAIN.trimEnd(),
    set(['title', 'A']),
    PLAIN.replace("'Class Link'", "'A'").trimEnd(),
  ],
  [
    'a file without a text gets one below its fences',
    PLAIN.slice(0, PLAIN.lastIndexOf('---') + 3),
    { body: 'Hello.' },
    before('Hello.'),
  ],
  [
    'what is set to what it is already stays as it was written, folded lines and quotes included',
    windows(PLAIN),
    {
      ...set(['title', 'Class Link'], ['description', 'Join your class, on time.']),
      ...links(
        { from: 0, values: { key: 'class_link', address: '', note: 'Your main class' } },
        { from: 1, values: { key: '', address: 'https://school.ng/guide', note: '' } },
      ),
      body: PLAIN.slice(before('').length),
    },
    windows(PLAIN),
  ],
  [
    'a dollar sign is a dollar sign',
    PLAIN,
    { ...set(['title', '$& $1']), body: '$& {{figures.share}}\n' },
    before('$& {{figures.share}}\n').replace("'Class Link'", () => "'$& $1'"),
  ],
]

/** The file with another text below its fields. */
function before(body: string): string {
  return PLAIN.slice(0, PLAIN.lastIndexOf('---\n') + 4) + body
}

test.each(CASES.map(([name, text, wanted, after]) => ({ name, text, wanted, after })))(
  'saving changes these bytes and no others: $name',
  async ({ text, wanted, after }) => {
    await write(text)
    const { version } = await wording()
    const { status } = await save({ version, fields: [], body: null, ...wanted })
    expect((await bytes()).toString()).toBe(after)
    expect(status).toBe(200)
  },
)

test('a save answers what the next one starts from', async () => {
  await write(PLAIN)
  const { version } = await wording()
  const saved = await save({ version, ...set(['title', 'Other']), body: null } as Saving)
  expect(saved.body).toEqual(await wording())
})

test('a file that changed meanwhile is not overwritten, and its own wording comes back', async () => {
  await write(PLAIN.replace('Class Link', 'Old'))
  const { version } = await wording()
  await write(PLAIN)
  const { status, body } = await save({ version, ...set(['title', 'Mine']), body: null } as Saving)
  expect((await bytes()).toString()).toBe(PLAIN)
  expect([status, body]).toEqual([
    409,
    { message: 'This file changed meanwhile', now: await wording() },
  ])
})

test('what cannot be changed alone is refused with a sentence, and the file stays', async () => {
  const flow = PLAIN.replace(/links:[^]*?---/, 'links: [{ key: class_link }]\n---')
  await write(flow)
  const { version } = await wording()
  const fields = [{ path: ['links', 0, 'note'], value: 'Mine' }]
  const { status, body } = await save({ version, fields, body: null })
  expect((await bytes()).toString()).toBe(flow)
  expect([status, body]).toEqual([
    422,
    { message: expect.stringContaining('Open the file in your editor') },
  ])
})

test('fields that cannot be read are not offered for editing', async () => {
  await write('---\ntitle: a: b\n---\n')
  expect(await wording(CARD)).toMatchObject({ fields: null, body: '' })
})

test('a file with a byte that no text editor could give back is not changed here', async () => {
  const old = Buffer.from(PLAIN.replace('Join within', 'Caf\u00e9: join within'), 'latin1')
  await write(old)
  const { version, fields } = await wording()
  expect(fields).toBeNull()
  const { status } = await save({ version, ...set(['title', 'Mine']), body: null } as Saving)
  expect([status, await bytes()]).toEqual([422, old])
})

test.each([
  ['an invisible line end', 'Now\u2028then'],
  ['a zero byte', 'Now\u0000then'],
])('%s is not written, since it could not be read back', async (_name, value) => {
  await write(PLAIN)
  const { version } = await wording()
  const fields = [{ path: ['description'], value }]
  const { status } = await save({ version, fields, body: null })
  expect([status, (await bytes()).toString()]).toEqual([422, PLAIN])
})
