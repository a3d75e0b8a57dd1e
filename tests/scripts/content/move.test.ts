import { appendFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readContentFiles } from '../../../scripts/content/files/read-files.ts'
import { moveContent } from '../../../scripts/content/move/move-content.ts'
import { writeContent } from '../../../scripts/content/files/write-content.ts'
import { aPicture } from './a-picture.ts'
import { runProgram } from './run-program.ts'
import { cardFile, schoolFiles, type Changes } from './good-school.ts'
import { createWorkspace } from './workspace.ts'

const CARD = 'content/classes/class-link.md'
const CLASSES = 'content/classes/page.md'
const DASHBOARD = 'content/dashboard/page.md'
const POLICY = 'content/student-policy/page.md'
const NAVIGATION = 'content/navigation.json'

const checkLater = (name: string): string =>
  `check_later:\n  card: ${name}\n  after: join\n  keep: ID\n  help: Ask.\n`

/** A card after which a student looks at this one. */
const status = (name: string): string =>
  cardFile('Status', { fields: checkLater(name), text: '[Go](/student-policy)\n' })
/** The end of the dashboard, which names a card and its page. */
const dashboard = (name: string, page = 'classes'): string =>
  `welcome_card: ${name}\ncards:\n  - ${name}\n---\n[Mine](/?card=${name}), [all](/${page})\n`

/** The school with everything that can name the card class-link or its page. */
const NAMED: Changes = {
  [CARD]: ['links:', `${checkLater('status')}links:`],
  'content/classes/status.md': status('class-link'),
  [CLASSES]: '---\ntitle: Classes\ncards:\n  # Ours:\n  - class-link\n  - status\n---\n## Times\n',
  [DASHBOARD]: ['cards:\n  - classes/class-link\n---\n', dashboard('classes/class-link')],
  [NAVIGATION]: ['"page": "classes"', '"page": "classes", "highlight": ["/classes", "/tasks"]'],
  [POLICY]: ['You get', '[Join](/classes?card=class-link), [see](/classes#times). You get'],
}
/** What the files hold that a move changes; null for those that go. */
const move = (files: Map<string, string | Uint8Array>, from: string, to: string) =>
  Object.fromEntries(moveContent(files, from, to).changes)

test('a renamed card keeps its text, and every list, field and link has its new name', () => {
  const files = schoolFiles(NAMED)
  const after = move(files, 'classes/class-link', 'classes/join')
  expect(after).toEqual({
    'content/classes/join.md': files.get(CARD),
    [CARD]: null,
    'content/classes/status.md': status('join'),
    [CLASSES]: expect.stringContaining('cards:\n  # Ours:\n  - join\n  - status\n'),
    [DASHBOARD]: expect.stringContaining(dashboard('classes/join')),
    [POLICY]: expect.stringContaining('[Join](/classes?card=join), [see](/classes#times).'),
  })
})

test('a moved card leaves the list of its page, and every link names its new page', () => {
  const after = move(schoolFiles(NAMED), 'classes/class-link', 'pre-arrival/join')
  expect(after).toEqual({
    // Its own short names are those of another page now.
    'content/pre-arrival/join.md': expect.stringContaining(checkLater('classes/status')),
    [CARD]: null,
    'content/classes/status.md': expect.stringContaining(checkLater('pre-arrival/join')),
    [CLASSES]: expect.stringContaining('cards:\n  # Ours:\n  - status\n---'),
    [DASHBOARD]: expect.stringContaining(dashboard('pre-arrival/join')),
    [POLICY]: expect.stringContaining('[Join](/pre-arrival?card=join), [see](/classes#times).'),
  })
})

test('a renamed page takes its files along, and the sidebar, links and lists follow', () => {
  const files = schoolFiles(NAMED).set('content/classes/map.png', aPicture())
  const after = move(files, 'classes', 'lessons')
  expect(after).toEqual({
    'content/lessons/page.md': files.get(CLASSES),
    'content/lessons/class-link.md': files.get(CARD),
    'content/lessons/status.md': files.get('content/classes/status.md'),
    'content/lessons/map.png': aPicture(),
    ...{ [CLASSES]: null, [CARD]: null },
    ...{ 'content/classes/status.md': null, 'content/classes/map.png': null },
    [NAVIGATION]: expect.stringContaining('"page": "lessons", "highlight": ["/lessons", "/tasks"]'),
    [DASHBOARD]: expect.stringContaining(dashboard('lessons/class-link', 'lessons')),
    [POLICY]: expect.stringContaining('[Join](/lessons?card=class-link), [see](/lessons#times).'),
  })
})

test('a move keeps Windows line ends, a byte-order mark and remarks', () => {
  const files = schoolFiles(NAMED)
  const text = `\uFEFF${String(files.get(DASHBOARD)).replace('welcome', '# Ours: 🎓\nwelcome')}`
  files.set(DASHBOARD, text.replaceAll('\n', '\r\n'))
  const after = move(files, 'classes/class-link', 'classes/join')
  const named = /classes\/class-link/g
  expect(after[DASHBOARD]).toBe(text.replaceAll('\n', '\r\n').replaceAll(named, 'classes/join'))
})

const MAP = '![The map](map.png)\n\n'
const SHOWN: Changes = {
  [CARD]: ['Join within', `${MAP}Join within`],
  'content/classes/map.png': aPicture(),
}

test('a picture that only the card shows moves with it', () => {
  const after = move(schoolFiles(SHOWN), 'classes/class-link', 'pre-arrival/join')
  expect(after).toMatchObject({
    'content/pre-arrival/map.png': aPicture(),
    'content/classes/map.png': null,
  })
})

test.each([
  ['classes/class-lnik', 'classes/join', /There is no card .* Did you mean classes\/class-link\?/],
  ['exams', 'tests', /There is no page exams\. The pages are/],
  ['classes', 'classes/join', /two cards \(page\/card\) or two pages/],
  ['classes/class-link', 'classes/Join us', /cannot be a part of a web address/],
  ['classes', 'pre-arrival', /There is a file content\/pre-arrival\/page\.md already/],
  ['classes/class-link', 'classes/page', /There is a file content\/classes\/page\.md already/],
  ['classes', 'login', /The portal uses the path \/login itself\..*Nothing was changed/],
  ['dashboard', 'home', /The file content\/dashboard\/page\.md is missing\..*Nothing was changed/],
  ['classes/class-link', 'exams/join', /The folder content\/exams has no page\.md/],
])('%s does not become %s: %s', (from, to, why) => {
  expect(() => moveContent(schoolFiles(), from, to)).toThrow(why)
})

test.each<readonly [why: string, changes: Changes]>([
  ['Content has mistakes. Correct them first', { [CARD]: ['title:', 'tilte:'] }],
  ['two cards with the title Class Link', { 'content/pre-arrival/a.md': cardFile('Class Link') }],
  [
    'Other texts show content/classes/map.png, too',
    { ...SHOWN, 'content/classes/b.md': cardFile('B', { text: MAP }) },
  ],
  [
    'First remove class-link from the list cards:',
    { [CLASSES]: '---\ntitle: A\ncards: [class-link]\n---\n' },
  ],
])('a card stays on its page because: %s', (why, changes) => {
  const files = schoolFiles(changes)
  expect(() => moveContent(files, 'classes/class-link', 'pre-arrival/join')).toThrow(why)
})

test.each<readonly [what: string, prepare: (root: string) => Promise<unknown>]>([
  [
    'a folder in the place of a new file',
    (root) => mkdir(join(root, 'content/pre-arrival/join.md')),
  ],
  ['newer words in a file that names the card', (root) => appendFile(join(root, POLICY), 'More.')],
  ['newer words in the card', (root) => appendFile(join(root, CARD), 'More.')],
])('nothing is written if the disk has %s', async (_what, prepare) => {
  const { root } = await createWorkspace(NAMED)
  const files = readContentFiles(root)
  const { changes } = moveContent(files, 'classes/class-link', 'pre-arrival/join')
  await prepare(root)
  const before = readContentFiles(root)
  expect(() => writeContent(root, files, changes)).toThrow(/Nothing was changed/)
  expect(readContentFiles(root)).toEqual(before)
})

test('the program shows what it would do, and does it with --yes', async () => {
  const { root, read, build } = await createWorkspace()
  const before = readContentFiles(root)
  const args = ['--root', root, 'classes/class-link', 'classes/join']
  expect(runProgram('content:move', args)).toEqual({
    status: 0,
    out: `content/classes/class-link.md → content/classes/join.md
content/dashboard/page.md:5 classes/class-link → classes/join
Nothing was changed. To skip the question, add: -- --yes`,
    error: '',
  })
  expect(readContentFiles(root)).toEqual(before)

  const { status, out } = runProgram('content:move', ['--yes', ...args])
  expect([status, out]).toEqual([0, expect.stringMatching(/\nMoved\. Old bookmarks/)])
  expect(await read(DASHBOARD)).toContain('  - classes/join\n')
  expect((await build()).told).toEqual([])
})

test('a list of cards goes with its last card', () => {
  const files = schoolFiles({ [CLASSES]: ['---\nt', '---\ncards:\n  - class-link\nt'] })
  const after = move(files, 'classes/class-link', 'pre-arrival/join')
  expect(after[CLASSES]).not.toContain('cards:')
})
