import { chmod } from 'node:fs/promises'
import type { ServerResponse } from 'node:http'
import { describe, expect, test } from 'vitest'
import { fetchSheet } from '../../../src/server/cli/sheets/fetch-sheet.ts'
import { mailServer } from '../mail-server.ts'
import { sheetServer } from './sheet-server.ts'
import { tool } from './tool.ts'

const LINKS = 'course_cohort,class_link\n,https://zoom.example.org/1\n'
const PAGE = 'It is a web page, not a table. In Google Sheets choose File, Share, Publish to web'
const SIX_MB = Buffer.alloc(6_000_000, 'x')

const to = (location: string) => (response: ServerResponse) =>
  response.writeHead(307, { location }).end()
const typed = (type: string, body: string) => (response: ServerResponse) =>
  response.writeHead(200, { 'content-type': type }).end(body)

const ANSWERS = {
  '/sheet': LINKS,
  '/moved': to('/sheet'),
  '/http': to('http://127.0.0.1/sheet'),
  '/loop': to('/loop'),
  '/page': typed('text/html; charset=utf-8', 'Sign in'),
  '/unnamed-page': '\n<!DOCTYPE html><p>Sign in',
  '/large': (response: ServerResponse) => response.end(SIX_MB),
  '/slow': (response: ServerResponse) => response.writeHead(200).write(LINKS),
  '/silent': () => {},
  '/busy': (response: ServerResponse) => response.writeHead(503).end(),
  '/empty': '',
  '/latin': (response: ServerResponse) => response.end(Buffer.from('tïtle', 'latin1')),
  '/excel': 'PK\u0003\u0004\u0014\0\u0006\0\b\0\0\0!\0',
  '/old-excel': (response: ServerResponse) => response.end(Buffer.from('d0cf11e0a1b11ae1', 'hex')),
  '/pub?output=csv&gid=77&single=true': LINKS,
  '/export?format=csv&gid=5': LINKS,
  '/email': 'Email,message\nada@example.org,Hello\n',
}

describe('a published sheet', () => {
  test.each([
    ['/sheet', 'The sheet: 1 added, 0 updated, 0 unchanged.'],
    ['/moved', 'The sheet: 1 added, 0 updated, 0 unchanged.'],
    ['/pub?output=csv#gid=77', 'The sheet: 1 added, 0 updated, 0 unchanged.'],
    ['/export?format=csv&gid=5#gid=5', 'The sheet: 1 added, 0 updated, 0 unchanged.'],
    ['/http', 'The sheet: Its address leads to one that does not begin with https://.'],
    ['/loop', 'The sheet: It leads on more than 5 times.'],
    ['/page', `The sheet: ${PAGE}`],
    ['/unnamed-page', `The sheet: ${PAGE}`],
    ['/large', 'The sheet: It is larger than 5 MB.'],
    ['/gone', 'The sheet: It answers 404. In Google Sheets choose'],
    ['/busy', 'The sheet: It answers 503.'],
    ['/empty', 'The sheet: The file is empty.'],
    ['/latin', 'The sheet: The file is not saved as UTF-8.'],
    ['/excel', 'The sheet: It is an Excel workbook, not a CSV. In Google Sheets choose'],
    ['/old-excel', 'The sheet: It is an Excel workbook, not a CSV. In Google Sheets choose'],
    ['/email', 'The sheet: It has a column for email addresses, and everybody who knows'],
  ])('is imported, or refused without its address: %s', async (path, said) => {
    const { origin } = await sheetServer(ANSWERS)
    const { school } = await tool()
    const { output } = await school('import', 'links', origin + path)
    expect(output).toContain(said)
    expect(output).not.toContain(origin)
  })

  test.each(['localhost', '[::ffff:127.0.0.1]', '10.0.0.1', '169.254.169.254', '[fd00::1]'])(
    'is refused where it leads to an address inside the network: %s',
    async (host) => {
      const moved = (response: ServerResponse) =>
        response.writeHead(302, { location: `https://${host}/sheet` }).end()
      const { origin } = await sheetServer({ '/moved': moved })
      await expect(fetchSheet(`${origin}/moved`)).rejects.toThrow('inside this network')
    },
  )

  test('is given up when it takes too long, before or within its text', async () => {
    const { origin } = await sheetServer(ANSWERS)
    for (const path of ['/silent', '/slow']) {
      await expect(fetchSheet(origin + path, 50)).rejects.toThrow('It took longer than 0.05 s.')
    }
  })

  test('is refused where its certificate is not trusted, or nobody answers', async () => {
    const { origin } = await sheetServer(ANSWERS, { isTrusted: false })
    const { school } = await tool()
    const said = async (address: string) => (await school('import', 'links', address)).output
    expect(await said(`${origin}/sheet`)).toBe(
      "The sheet: Its certificate is not trusted by the portal's server.\n",
    )
    expect(await said('https://127.0.0.1:2/sheet')).toContain('be reached (ECONNREFUSED)')
  })

  test.each([
    ['expired', 'has expired.'],
    ['not-yet-valid', "is not valid yet. Is the clock of the portal's server right?"],
    ['other-host', 'is for another website.'],
  ] as const)('is refused with a certificate that is wrong: %s', async (wrong, said) => {
    const { origin } = await sheetServer(ANSWERS, { wrong })
    await expect(fetchSheet(`${origin}/sheet`)).rejects.toThrow(`Its certificate ${said}`)
  })
})

const NAMES = 'name,table,owner,replace,address'

/** A school with two cohorts, a mail server, and a list of sheets. */
async function synced(
  answers: Parameters<typeof sheetServer>[0],
  lines: readonly string[],
  post?: Parameters<typeof mailServer>[0],
) {
  const { origin } = await sheetServer(answers)
  const { env, mails } = await mailServer(post)
  const opened = await tool(env)
  const { pipe, write, school } = opened
  const students = 'email,full_name,course_cohort\na@x.org,A,Cohort 7\nb@x.org,B,Cohort 8\n'
  await pipe(students, 'import', 'students', '-')
  const list = await write('sheets.csv', [NAMES, ...lines].join('\n').replaceAll('ORIGIN', origin))
  await chmod(list, 0o600)
  const told = () =>
    mails.splice(0).map(({ to: [owner], raw }) => `${owner} ${raw.replaceAll('=\r\n', '')}`)
  return {
    ...opened,
    /** What a run prints, and the mails that it sends. */
    sync: async (...options: string[]) => {
      const { code, output } = await school('sync', list, ...options)
      const sent = told()
      for (const text of [output, ...sent]) expect(text).not.toContain(origin)
      return { code, output, sent }
    },
    rows: async (what: string) => (await pipe('', 'export', what)).printed?.split('\r\n').length,
  }
}

const SHEET = 'Class links,links,office@x.org,,ORIGIN/links'
const MISTAKE = 'course_cohort,class_link\nCohort 7,javascript:x\n'

const TASKS = 'Tasks,tasks,office@x.org,yes,ORIGIN/tasks'
const tasksOf = (cohort: string, ...lessons: number[]) =>
  ['course_cohort,lesson_number,title', ...lessons.map((lesson) => `${cohort},${lesson},A`)].join(
    '\n',
  )

describe('school sync', () => {
  test('takes over what has changed, and says nothing of an unchanged sheet', async () => {
    const answers = { '/links': LINKS }
    const { sync, school } = await synced(answers, [SHEET])
    const added = 'Class links: 1 added, 0 updated, 0 unchanged.\n'
    for (const option of [['--dry-run'], []]) {
      expect(await sync(...option)).toMatchObject({ output: added })
    }
    const nothing = { code: 0, output: '', sent: [] }
    await school('set', 'links', '--everyone', 'class_link=/by-hand')
    expect(await sync()).toEqual(nothing)
    answers['/links'] = LINKS.replace('/1', '/2')
    const updated = 'Class links: 0 added, 1 updated, 0 unchanged.\n'
    expect(await sync()).toMatchObject({ output: updated })
    expect(await sync()).toEqual(nothing)
  })

  test('mails a mistake once, with its line and what to write, and once that it is well again', async () => {
    const answers = { '/links': MISTAKE }
    const { sync, rows } = await synced(answers, [SHEET])
    const first = await sync()
    expect(first.output).toBe("The sheet 'Class links' has a mistake. A mail goes to o…@x.org.\n")
    expect(first.sent).toEqual([
      expect.stringMatching(/^office@x\.org [^]*Auto-Submitted[^]*line 2: class_link/),
    ])
    const again = await sync()
    expect([again.output, again.sent]).toEqual([
      expect.stringMatching(/^Class links: nothing was imported. line 2: class_link.*\n$/),
      [],
    ])
    answers['/links'] = MISTAKE.replace('javascript', 'data')
    expect((await sync()).sent).toHaveLength(1)
    expect(await rows('links')).toBe(2)
    answers['/links'] = LINKS
    expect((await sync()).sent).toEqual([expect.stringContaining('well again')])
    expect((await sync()).sent).toEqual([])
  })

  test('mails a failure that may pass only in its second run', async () => {
    const answers: Parameters<typeof sheetServer>[0] = { '/links': LINKS }
    const { sync } = await synced(answers, [SHEET])
    await sync()
    let status = 500
    answers['/links'] = (response) => response.writeHead(status++).end()
    expect((await sync()).sent).toEqual([])
    expect((await sync()).sent).toEqual([
      expect.stringMatching(/Subject: The sheet 'Class links' cannot be read[^]*answers 501\./),
    ])
    expect((await sync()).sent).toEqual([])
    answers['/links'] = LINKS
    expect((await sync()).sent).toEqual([expect.stringContaining('well again')])
  })

  test('mails what is removed and what to check, and keeps a sheet with too few rows out', async () => {
    const answers = { '/tasks': tasksOf('Chort 7', 1, 2, 3) }
    const { sync, rows } = await synced(answers, [TASKS])
    expect((await sync()).sent).toEqual([expect.stringContaining("Did you mean 'Cohort 7'?")])
    answers['/tasks'] = tasksOf('Chort 7', 1, 2)
    expect((await sync()).sent).toEqual([expect.stringContaining('Removed: Lesson 3 of')])
    answers['/tasks'] = tasksOf('Chort 7')
    expect((await sync()).sent).toEqual([expect.stringContaining('2 of 2 stored rows would be')])
    expect(await rows('tasks')).toBe(4)
  })

  test('tells a mistake in the next run where the mail server did not take the mail', async () => {
    let refused = 0
    const { sync } = await synced({ '/links': MISTAKE }, [SHEET], {
      onRcptTo(_, __, done) {
        refused += 1
        done(refused === 1 ? new Error('Not now') : null)
      },
    })
    const { code, output, sent } = await sync()
    expect([code, sent]).toEqual([1, []])
    expect(output).toMatch(/The mail could not be sent: [^]*line 2: class_link/)
    expect((await sync()).sent).toHaveLength(1)
  })

  test('keeps what was removed until its owner was told, and imports nothing again for it', async () => {
    let isDown = false
    const answers = { '/tasks': tasksOf('Cohort 7', 1, 2, 3) }
    const { sync } = await synced(answers, [TASKS], {
      onRcptTo: (_, __, done) => done(isDown ? new Error('Not now') : null),
    })
    expect((await sync()).sent).toEqual([])
    isDown = true
    answers['/tasks'] = tasksOf('Cohort 7', 1, 2)
    expect(await sync()).toMatchObject({ code: 1, sent: [] })
    const again = await sync()
    expect(again).toMatchObject({ code: 1, sent: [] })
    expect(again.output).not.toContain('unchanged')
    answers['/tasks'] = tasksOf('Cohort 7', 1, 2, 4)
    expect(await sync()).toMatchObject({ code: 1, sent: [] })
    isDown = false
    expect((await sync()).sent).toEqual([expect.stringContaining('Removed: Lesson 3 of')])
    expect((await sync()).sent).toEqual([])
  })

  test('tells a mistake once, also where two servers read the sheet at the same time', async () => {
    const { sync } = await synced({ '/links': MISTAKE }, [SHEET])
    const both = await Promise.all([sync(), sync()])
    expect(both.flatMap(({ sent }) => sent)).toHaveLength(1)
  })

  test('reads no list with a mistake, or that others may read, and names no address', async () => {
    const { school, write } = await synced({}, [])
    const list = async (mode: number, ...lines: string[]) => {
      const file = await write('list.csv', [NAMES, ...lines].join('\n'))
      await chmod(file, mode)
      const { code, output } = await school('sync', file)
      return { code, output: output.replaceAll(file, 'FILE') }
    }
    expect(await list(0o600)).toEqual({ code: 0, output: '' })
    const twice = 'B,links,b@x.org,no,https://secret'
    const wrong = ['A,student,x,maybe,http://secret', 'A,links,,,']
    expect(await list(0o600, ...wrong, twice, twice)).toEqual({
      code: 1,
      output: `FILE, line 2: table 'student' must be one of links, messages, tasks.
FILE, line 2: email 'x' is not an email address.
FILE, line 2: replace must be yes or no.
FILE, line 2: address must begin with https://.
FILE, line 3: owner is missing.
FILE, line 3: address must begin with https://.
FILE, line 5: The sheet 'B' is in line 4 already.
No sheet was read.
`,
    })
    if (process.platform === 'win32') return // has other permissions
    for (const mode of [0o644, 0o602, 0o660]) {
      expect((await list(mode)).output).toBe(
        'Other users may read or change FILE, and its addresses are secret: chmod g-w,o= FILE\n',
      )
    }
  })
})
