import { afterAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import * as small from '../../src/contract/small-zod.ts'

// A browser has a small part of zod in place of zod (scripts/small-zod.ts): it must read and write what
// zod does.

async function importContract() {
  const { readReply } = await import('../../src/contract/reply.ts')
  const modules = await Promise.all([
    import('../../src/contract/session.ts'),
    import('../../src/contract/links.ts'),
    import('../../src/contract/messages.ts'),
    import('../../src/contract/tasks.ts'),
    import('../../src/contract/password-reset.ts'),
  ])
  const endpoints = modules
    .flatMap((module) => Object.entries(module))
    .filter(([, value]) => Object.hasOwn(value, 'request'))
  return { readReply, endpoints: Object.fromEntries(endpoints) }
}

const byZod = await importContract()
vi.resetModules()
vi.doMock('zod/mini', () => small)
const bySmall = await importContract()
afterAll(() => {
  vi.doUnmock('zod/mini')
  vi.resetModules()
})

const TASK = { id: 7, title: ' Loops ', lesson_number: '3', due_date: null, details: '<p>x</p>' }
const ODD = [undefined, null, false, true, 0, 1.5, '', ' a ', [], ['a'], [null], {}, { a: 1 }, TASK]
const NAMES = [
  'status',
  'message',
  'links',
  'tasks',
  'task',
  'full_name',
  'user_status',
  'facecard',
]
const BODIES = [
  ...ODD,
  ...NAMES.flatMap((name) => ODD.map((value) => ({ status: 'success', [name]: value }))),
  ...ODD.flatMap((value) => [
    { status: 'success', tasks: [TASK, value] },
    { status: 'success', tasks: { 1: TASK, 2: value } },
    { status: 'success', links: { cloud_link: value, ['__proto__']: 'x', constructor: value } },
  ]),
].map((body) => JSON.stringify(body) ?? '')

/** What comes of it: a value, or that it was refused. */
function outcome(read: () => unknown): unknown {
  try {
    return { value: read() }
  } catch (error) {
    return error instanceof Error && 'refused'
  }
}

test.each(Object.keys(byZod.endpoints))('%s is read as zod reads it', (name) => {
  expect(BODIES.length).toBeGreaterThan(150)
  const read = ({ readReply, endpoints }: typeof byZod, ok: boolean, body: string) =>
    outcome(() => readReply(endpoints[name] as never, { ok, body }))
  for (const ok of [true, false]) {
    for (const body of BODIES) {
      expect(read(bySmall, ok, body), `${ok} ${body}`).toEqual(read(byZod, ok, body))
    }
  }
})

const FIELDS = [
  'email',
  'code',
  'password',
  'cohort',
  'fullName',
  'lessonNumber',
  'taskNumber',
  'studentId',
]
const TEXTS = [
  '',
  ' ',
  ' Ada ',
  'x'.repeat(2001),
  'https://docs.example.org/a',
  'ftp://a.b',
  7,
  null,
]

test.each(Object.keys(byZod.endpoints))('%s is sent as zod writes it', (name) => {
  for (const text of TEXTS) {
    for (const links of ['https://docs.example.org/a', text]) {
      const typed = {
        ...Object.fromEntries(FIELDS.map((field) => [field, text])),
        documentLink: links,
        videoLink: links,
      }
      const [wanted, got] = [
        outcome(() => z.encode(byZod.endpoints[name]?.request as never, typed as never)),
        outcome(() => small.encode(bySmall.endpoints[name]?.request as never, typed)),
      ]
      expect(got, JSON.stringify(typed)).toEqual(wanted)
    }
  }
})

test('it has all of zod that browsers use', async () => {
  const sources = import.meta.glob<string>(
    ['../../src/{contract,portal}/**/*.ts', '!**/small-zod.ts'],
    {
      query: '?raw',
      import: 'default',
    },
  )
  const texts = await Promise.all(Object.values(sources).map((load) => load()))
  const used = new Set(texts.flatMap((text) => text.match(/(?<=\bz\.)[a-z]\w*/g) ?? []))
  expect([...used].filter((name) => name !== 'output' && !(name in small))).toEqual([])
})
