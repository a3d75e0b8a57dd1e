import { rename } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { FoundIcon, Saving, Tried } from '../../src/preview/exchange.ts'
import { mark, MARKS } from '../../src/preview/editor/marks.ts'
import { CARD, openPreview } from './local-server.ts'

const PAGE = 'content/student-policy/page.md'
const MAIL = 'content/mail/reset-code.md'
const { root, ask, bytes, wording, write } = await openPreview({
  'content/classes/facts.md': `---
title: Facts
description: What stands apart.
facts:
  - label: Place
    value: Room 7
links:
  - key: class_link
---
`,
  'content/classes/half.md': '---\ntitle: Half\n---\nAll of it.\n',
  'content/support/page.md': '---\ntitle: Support\n---\n',
})

type Change = Partial<Omit<Saving, 'version'>>

async function tried(file: string, change: Change): Promise<Tried> {
  const { version } = await wording(file)
  const send = { version, fields: [], body: null, ...change }
  const { status, body } = await ask(`/preview/try?file=${encodeURIComponent(file)}`, { send })
  expect(status, JSON.stringify(body)).toBe(200)
  return body as Tried
}

const set = (path: string, value: string | boolean): Change => ({
  fields: [
    { path: path.split('.').map((part) => (/^\d$/.test(part) ? Number(part) : part)), value },
  ],
})
const FACTS = 'content/classes/facts.md'
const CASES: readonly (readonly [file: string, change: Change, field: string, says: string])[] = [
  [CARD, set('title', ''), 'title', 'title'],
  [CARD, set('title', 'A {{lesson_time}}'), 'title', 'lesson_time'],
  [CARD, set('title', '**Bold**'), 'title', 'plain text'],
  [CARD, set('icon', 'vidoe'), 'icon', 'vidoe'],
  [CARD, set('links.0.key', 'clas_link'), 'links.0.key', 'clas_link'],
  [CARD, set('links.1.address', '/nowhere'), 'links.1.address', 'nowhere'],
  [CARD, set('class_door.closed', 'Too **late**.'), 'class_door.closed', 'plain text'],
  [CARD, set('check_later.keep', 'Number'), 'check_later.card', 'card'],
  [CARD, set('check_later.keep', 'Number'), 'check_later.help', 'help'],
  [CARD, { body: '# Too high\n' }, 'body', 'heading'],
  [FACTS, set('facts.0.label', ''), 'facts.0.label', 'label'],
  [FACTS, set('facts.0.value', '{{figures.nothing}}'), 'facts.0.value', 'figures.nothing'],
  [PAGE, { body: '# Too high\n' }, 'body', 'heading'],
  [MAIL, set('subject', ''), 'subject', 'subject'],
  [MAIL, { body: 'Hello.\n' }, 'body', '{{code}}'],
]

test.each(CASES)(
  'a problem of tried wording knows its field: %s %j',
  async (file, change, field, says) => {
    const before = await bytes(file)
    const { problems } = await tried(file, change)
    const found = problems.filter((problem) => problem.field === field)
    expect(found.map(({ sentence }) => sentence).join('\n'), JSON.stringify(problems)).toContain(
      says,
    )
    expect(await bytes(file)).toEqual(before)
  },
)

const KINDS = [
  ['card', CARD],
  ['page', PAGE],
  ['mail', MAIL],
] as const
const BUTTONS = KINDS.flatMap(([kind, file]) =>
  MARKS[kind].map((what) => [what, kind, file] as const),
)

test.each(BUTTONS)(
  'the button %s above a %s’s text writes what the check takes',
  async (what, kind, file) => {
    const body = `Come early, and bring a pen.\n\n${kind === 'mail' ? '{{code}}\n\nFor {{minutes}} minutes. ' : ''}Then wait.\n`
    const { start, end, text } = mark(what, kind, body, 5, 10)
    const { problems } = await tried(file, { body: body.slice(0, start) + text + body.slice(end) })
    expect(problems.filter(({ field }) => field === 'body')).toEqual([])
  },
)

test('a mail is written as students get it, with the words that are tried', async () => {
  const { mail } = await tried(MAIL, { body: 'Dear {{name}}, it is {{code}}.\n' })
  expect(mail?.text).toContain('Dear Ada Okafor, it is 12345678.')
})

test('wording that started from another version of the file is not checked', async () => {
  const send = { version: 'old', fields: [], body: 'Mine' }
  const { status, body } = await ask(`/preview/try?file=${CARD}`, { send })
  expect([status, body]).toEqual([200, null])
})

test('wording of a file that somebody has saved half is not checked, which is no error', async () => {
  const half = 'content/classes/half.md'
  await write('---\ntitle: "Half\n', half)
  const { version } = await wording(half)
  const { status, body } = await ask(`/preview/try?file=${half}`, {
    send: { version, fields: [], body: 'Mine' },
  })
  expect([status, body]).toEqual([200, null])
})

test('a file that was renamed is found by what it holds', async () => {
  const { version } = await wording(FACTS)
  const moved = 'content/classes/details.md'
  await rename(join(root, FACTS), join(root, moved))
  expect((await ask(`/preview/moved?version=${version}`)).body).toBe(moved)
  expect((await ask('/preview/moved?version=none')).body).toBe(null)
})

test('icons are found by the words of their names, the likeliest first', async () => {
  const found = (await ask('/preview/icons?search=Calendar%20days')).body as FoundIcon[]
  expect(found[0]?.name).toBe('calendar-days')
  expect(found[0]?.shapes.length).toBeGreaterThan(0)
  expect((await ask('/preview/icons?search=nosuchpicture')).body).toEqual([])
  expect(((await ask('/preview/icons')).body as FoundIcon[]).length).toBeGreaterThan(20)
})
