import { existsSync } from 'node:fs'
import { mkdir, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createFileChanges } from '../../scripts/preview/files/file-changes.ts'
import { writeFiles } from '../../scripts/preview/files/write-files.ts'
import type { DoneReply, FileChange, PlanReply } from '../../src/preview/files/file-changes.ts'
import type { Changes } from '../content/school.ts'
import { aPicture } from '../content/a-picture.ts'
import { createWorkspace } from '../content/workspace.ts'

const CARD = 'content/classes/class-link.md'
const PNG = Buffer.from(aPicture()).toString('base64')

const POINTING: Changes = {
  'content/pre-arrival/page.md': `---\r
title: Pre-arrival tasks\r
---\r
Then open [your class](/classes?card=class-link), the "Class Link" card.\r
`,
}

async function open(changes: Changes = POINTING) {
  const { root, read, change } = await createWorkspace(changes)
  const answer = createFileChanges(root)
  const ask = (sent: unknown) => answer(sent)[1]
  const plan = (wanted: FileChange) => ask({ ask: 'plan', change: wanted }) as PlanReply
  return {
    root,
    read,
    change,
    answer,
    plan,
    there: (file: string) => existsSync(join(root, file)),
    undo: (id: string | null) => ask({ ask: 'undo', undo: id }) as DoneReply,
    /** Looks at what a change will do, and agrees. */
    act: (wanted: FileChange, agreed?: string) => {
      const looked = agreed === undefined ? plan(wanted) : null
      const id = looked?.kind === 'plan' ? looked.id : (agreed ?? '')
      return ask({ ask: 'do', change: wanted, agreed: id }) as DoneReply
    },
  }
}

const bytes = (text: string) => Buffer.from(text, 'latin1').toString('base64')

const undoOf = (reply: DoneReply) => (reply.kind === 'done' ? reply.undo : null)

const RENAME = { kind: 'rename-card', card: 'classes/class-link', name: 'join' } as const

test('a change is shown before it happens, and nothing is written for that', async () => {
  const { plan, there } = await open()
  expect(plan(RENAME)).toMatchObject({
    kind: 'plan',
    does: [
      `${CARD} becomes content/classes/join.md.`,
      expect.stringContaining('/classes?card=join'),
    ],
    changes: [
      { file: 'content/dashboard/page.md', line: 5, words: '- classes/class-link' },
      { file: 'content/pre-arrival/page.md', line: 4 },
    ],
  })
  expect(there(CARD)).toBe(true)
})

test('what was agreed to is done in every file, and taken back once', async () => {
  const { read, act, undo, there } = await open()
  const before = [await read(CARD), await read('content/pre-arrival/page.md')]
  const done = act(RENAME)
  expect(done).toMatchObject({ kind: 'done', show: 'card:classes/join' })
  expect(await read('content/classes/join.md')).toBe(before[0])
  expect(await read('content/pre-arrival/page.md')).toContain('(/classes?card=join), the')
  expect(there(CARD)).toBe(false)
  expect(undo(undoOf(done))).toMatchObject({ kind: 'done' })
  expect([await read(CARD), await read('content/pre-arrival/page.md')]).toEqual(before)
  expect(there('content/classes/join.md')).toBe(false)
  expect(undo(undoOf(done))).toMatchObject({ kind: 'refused' })
})

test('what has changed since the writer looked is shown again, not done', async () => {
  const { plan, act, change, there } = await open()
  const looked = plan(RENAME)
  await change({ 'content/student-policy/page.md': ['You get', '[It](/classes?card=class-link):'] })
  const agreed = looked.kind === 'plan' ? looked.id : ''
  expect(act(RENAME, agreed)).toMatchObject({ kind: 'plan', changes: { length: 3 } })
  expect(there(CARD)).toBe(true)
})

test('nothing is taken back over what was written since', async () => {
  const { act, undo, change, read } = await open()
  const done = act(RENAME)
  await change({ 'content/classes/join.md': ['Join your class.', 'Come.'] })
  expect(undo(undoOf(done))).toMatchObject({ kind: 'refused' })
  expect(await read('content/classes/join.md')).toContain('Come.')
})

test('where one file cannot be written none is', async () => {
  const last = 'content/pre-arrival/last.md'
  const { act, read, there } = await open({
    [last]: '---\ntitle: Last\ndescription: Last.\nlinks:\n  - key: class_link\n---\n',
    'content/dashboard/page.md': ['  - classes/class-link\n', '  - pre-arrival/last\n'],
  })
  const before = await read('content/dashboard/page.md')
  // The dashboard is written before it; beside this name no unfinished file has room.
  const name = 'a'.repeat(250)
  expect(act({ kind: 'rename-card', card: 'pre-arrival/last', name })).toMatchObject({
    kind: 'refused',
    message: expect.stringContaining('ENAMETOOLONG'),
  })
  expect(await read('content/dashboard/page.md')).toBe(before)
  expect(there(last)).toBe(true)
})

test('a card that sentences lead to is removed only with their links, whose words stay', async () => {
  const { plan, act, there } = await open()
  const remove = { kind: 'remove-card', card: 'classes/class-link' } as const
  expect(plan({ ...remove, unlink: false })).toMatchObject({
    kind: 'plan',
    changes: [{ file: 'content/dashboard/page.md' }],
    links: [{ file: 'content/pre-arrival/page.md', line: 4 }],
    mentions: [{ file: 'content/pre-arrival/page.md', line: 4 }],
  })
  expect(act({ ...remove, unlink: false })).toMatchObject({ kind: 'plan' })
  expect(there(CARD)).toBe(true)
})

test('the last card of a page without a text stays', async () => {
  const { plan } = await open()
  expect(plan({ kind: 'remove-card', card: 'classes/class-link', unlink: true })).toMatchObject({
    kind: 'refused',
    message: expect.stringContaining('last card of the page classes'),
  })
})

test('a removed card comes back whole, with the picture that it alone showed', async () => {
  const { act, undo, there, read } = await open({
    ...POINTING,
    [CARD]: ['Join within', '![A map](map.png)\n\nJoin within'],
    'content/classes/map.png': new Uint8Array([1, 2]),
    'content/classes/page.md': '---\ntitle: Classes\n---\nSoon.\n',
    'content/dashboard/page.md':
      '---\ntitle: Dashboard\nwelcome_card: classes/class-link\ncards:\n  - classes/class-link\n---\nHello.\n',
  })
  const before = await read('content/dashboard/page.md')
  const done = act({ kind: 'remove-card', card: 'classes/class-link', unlink: true })
  expect(done).toMatchObject({ kind: 'done', show: 'page:classes' })
  expect([there(CARD), there('content/classes/map.png')]).toEqual([false, false])
  expect(await read('content/pre-arrival/page.md')).toContain('open your class, the "Class')
  undo(undoOf(done))
  expect([there(CARD), there('content/classes/map.png')]).toEqual([true, true])
  expect(await read('content/dashboard/page.md')).toBe(before)
})

test('a card that moves takes its picture along under a name that is free', async () => {
  const { act, read, there } = await open({
    ...POINTING,
    [CARD]: ['Join within', '![A map](map.png)\n\nJoin within'],
    'content/classes/map.png': aPicture(1),
    'content/classes/page.md': '---\ntitle: Classes\n---\nSoon.\n',
    'content/pre-arrival/map.png': aPicture(2),
  })
  act({ kind: 'move-card', card: 'classes/class-link', page: 'pre-arrival' })
  expect(await read('content/pre-arrival/class-link.md')).toContain('![A map](map-2.png)')
  expect(there('content/classes/map.png')).toBe(false)
})

test('a page that is renamed leaves no empty folder', async () => {
  const { act, there } = await open()
  expect(act({ kind: 'rename-page', page: 'classes', name: 'lessons' }).kind).toBe('done')
  expect([there('content/classes'), there('content/lessons/class-link.md')]).toEqual([false, true])
})

test('new cards and pages are made, and taken back', async () => {
  const { act, undo, there, read } = await open()
  expect(act({ kind: 'new-card', page: 'classes', title: 'Exam dates' })).toMatchObject({
    show: 'card:classes/exam-dates',
  })
  const page = act({ kind: 'new-page', name: 'exams', title: 'Exams' })
  expect(await read('content/navigation.json')).toContain('"exams"')
  undo(undoOf(page))
  expect(await read('content/navigation.json')).not.toContain('"exams"')
  expect(there('content/exams')).toBe(false)
})

describe('what would break something is refused in words', () => {
  const REFUSED: readonly (readonly [FileChange, RegExp, string?])[] = [
    [{ ...RENAME, name: 'Exam Dates.md' }, /small letters/, 'exam-dates'],
    [{ ...RENAME, name: 'page' }, /name page/],
    [{ ...RENAME, name: 'exams.' }, /small letters/, 'exams'],
    [{ ...RENAME, name: 'con' }, /Windows keeps the name con/, 'con-1'],
    [{ ...RENAME, name: 'Aux.md' }, /small letters/, 'aux-1'],
    [{ kind: 'rename-page', page: 'classes', name: 'nul' }, /Windows/, 'nul-1'],
    [{ kind: 'new-page', name: 'com1', title: 'Ports' }, /Windows/, 'com1-1'],
    [{ ...RENAME, name: '' }, /Type the new name/],
    [{ ...RENAME, name: 'class-link' }, /its name now/],
    [{ ...RENAME, card: 'classes/nothing' }, /no such card/],
    [{ kind: 'move-card', card: 'classes/class-link', page: 'nowhere' }, /no such page/],
    [{ kind: 'rename-page', page: 'classes', name: 'pre-arrival' }, /is taken/, 'pre-arrival-2'],
    [{ kind: 'rename-page', page: 'classes', name: 'login' }, /belongs to the portal/],
    [{ kind: 'rename-page', page: 'dashboard', name: 'home' }, /begins with the dashboard/],
    [{ kind: 'remove-page', page: 'student-policy', unlink: true }, /student-policy is missing/],
    [{ kind: 'new-card', page: 'classes', title: 'Class Link' }, /already/],
    [{ kind: 'new-page', name: 'exams', title: ' ' }, /Type the title/],
  ]
  test.each(REFUSED)('%j', async (...refused) => {
    const [change, message, instead] = refused as unknown as (typeof REFUSED)[number]
    const { plan } = await open()
    expect(plan(change)).toEqual({
      kind: 'refused',
      message: expect.stringMatching(message),
      ...(instead !== undefined && { instead }),
    })
  })
})

describe('pictures', () => {
  const ADD = {
    kind: 'add-picture',
    file: CARD,
    name: 'map.png',
    data: PNG,
    words: 'The *map*',
  } as const

  test('a picture is written beside its text and shown at its end', async () => {
    const { act, undo, read, there } = await open({ [CARD]: ['Your lesson', 'At noon'] })
    const before = await read(CARD)
    const done = act(ADD)
    expect(await read(CARD)).toBe(`${before}\n![The \\*map\\*](map.png)\n`)
    expect(there('content/classes/map.png')).toBe(true)
    undo(undoOf(done))
    expect([await read(CARD), there('content/classes/map.png')]).toEqual([before, false])
  })

  test.each([
    ['a text that calls itself a picture', { data: bytes('Hello') }, /no picture, or a broken/],
    [
      'a photo behind the name of another kind',
      { data: bytes('\xff\xd8\xff\xff\xd9') },
      /of another kind/,
    ],
    [
      'a JPEG that says where it was taken',
      { name: 'a.jpg', data: bytes('\xff\xd8\xff\xe1Exif\0\0') },
      /hidden words/,
    ],
    [
      'a WebP that says so behind its last dot',
      { name: 'a.webp', data: bytes(`RIFF....WEBP${' '.repeat(200_000)}EXIF....II`) },
      /hidden words/,
    ],
    ['a drawing with a program', { name: 'a.svg', data: bytes('<svg><script/></svg>') }, /program/],
    [
      'a picture of 501 kB',
      { data: Buffer.alloc(501_000).toString('base64') },
      /larger than 500 kB/,
    ],
    ['a picture without words', { words: ' ' }, /Say what the picture shows/],
  ])('%s is refused', async (_name, other, message) => {
    const { act, there } = await open()
    expect(act({ ...ADD, ...other })).toMatchObject({ message: expect.stringMatching(message) })
    expect(there('content/classes/map.png')).toBe(false)
  })

  test('a new one gets a free name from its own, and an unused one can be removed', async () => {
    const { answer, act, there } = await open({
      'content/classes/img-1.webp': new Uint8Array([1, 2]),
      'content/classes/map.png': aPicture(1),
      [CARD]: ['Join within', '![A map](map.png) Join within'],
    })
    const sent = { ask: 'pictures', page: 'classes', called: 'IMG 1.HEIC', ending: 'webp' }
    expect(answer(sent)[1]).toEqual({
      name: 'img-1-2.webp',
      pictures: [
        { file: 'content/classes/img-1.webp', bytes: 2, shownIn: [] },
        { file: 'content/classes/map.png', bytes: aPicture(1).length, shownIn: [CARD] },
      ],
    })
    expect(act({ kind: 'remove-picture', file: 'content/classes/map.png' }).kind).toBe('refused')
    expect(act({ kind: 'remove-picture', file: 'content/classes/img-1.webp' }).kind).toBe('done')
    expect(there('content/classes/img-1.webp')).toBe(false)
  })
})

describe('no path leaves content/', () => {
  test.each([
    { ...RENAME, card: '../classes/class-link' },
    { ...RENAME, card: 'classes/../x' },
    { kind: 'move-card', card: 'classes/class-link', page: '..' },
    { kind: 'remove-picture', file: 'content/../package.json' },
    { kind: 'remove-picture', file: '/etc/passwd' },
    { kind: 'add-picture', file: CARD, name: '../a.png', data: PNG, words: 'a' },
    { kind: 'add-picture', file: 'content/README.md', name: 'a.png', data: PNG, words: 'a' },
  ])('%j cannot be asked for', async (change) => {
    const { answer } = await open()
    expect(answer({ ask: 'plan', change })[0]).toBe(400)
  })

  test.runIf(process.platform !== 'win32')('nothing is written through a link', async () => {
    const { root, there } = await open()
    await mkdir(join(root, 'outside'))
    await symlink(join(root, 'outside'), join(root, 'content/exams'))
    const file = 'content/exams/page.md'
    expect(writeFiles(root, new Map(), new Map([[file, 'Exams']]))).toBe(false)
    expect(there('outside/page.md')).toBe(false)
  })
})
