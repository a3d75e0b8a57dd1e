import { expect, test } from 'vitest'
import { compile } from '../../scripts/content/compile.ts'
import { findBrokenLinks, type BrokenLink } from '../../scripts/links/broken-links.ts'
import { keepIssue } from '../../scripts/links/links-issue.ts'
import { schoolFiles } from './content/good-school.ts'
import { upstream } from '../support/upstream.ts'

const PAGE = 'content/student-policy/page.md'

/** The small school, whose policy links these addresses. */
function contentWith(...addresses: string[]) {
  const links = addresses.map((address) => `[here](${address})\n`).join('\n')
  return compile(schoolFiles({ [PAGE]: ['You get', `${links}\nYou get`] })).content
}

test('only answers that say that a page is gone count, and each address is asked once', async () => {
  const { origin, asked } = await upstream((response, { method, url }) => {
    const isRefused = method === 'HEAD' && url === '/only-get'
    response.writeHead(isRefused ? 404 : Number(/\d+$/.exec(url)?.[0] ?? 200)).end()
  })
  const content = contentWith(
    ...[403, 404, 410, 429, 500].map((status) => `https://a.school.ng/${status}`),
    'https://a.school.ng/404#part',
    'https://a.school.ng/only-get',
    'https://www.example.org/404',
    '/classes',
    'mailto:help@school.ng',
  )
  const { broken, unclear } = await findBrokenLinks(content, (address, options) => {
    return fetch(origin + new URL(address).pathname, options)
  })

  expect(broken).toMatchObject([
    { address: 'https://a.school.ng/404', because: 'the website answers 404' },
    { address: 'https://a.school.ng/410', because: 'the website answers 410' },
  ])
  expect(unclear).toBe(3)
  const line = compile(schoolFiles()).content.sources.find(({ file }) => file === PAGE)
  const first = (line?.text.split('You get')[0]?.split('\n').length ?? 0) + 2
  expect(broken[0]?.places).toMatchObject([
    { file: PAGE, line: first },
    { file: PAGE, line: first + 8 },
  ])
  expect(asked.filter((each) => each.endsWith('/404'))).toEqual(['HEAD /404', 'GET /404'])
  expect(asked).toContain('GET /only-get')
  expect(asked.filter((each) => each.endsWith('/guide'))).toEqual(['HEAD /guide'])
})

test.each([
  ['ENOTFOUND', ['there is no website with this name']],
  ['CERT_HAS_EXPIRED', ['its certificate is not valid, so browsers warn']],
  ['ERR_TLS_CERT_ALTNAME_INVALID', ['its certificate is not valid, so browsers warn']],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', ['its certificate is not valid, so browsers warn']],
  ['EAI_AGAIN', []],
  ['ECONNRESET', []],
])('an address that fails with %s: %o', async (code, because) => {
  const content = compile(schoolFiles()).content
  const { broken } = await findBrokenLinks(content, () => {
    return Promise.reject(new TypeError('fetch failed', { cause: { code } }))
  })
  expect(broken.map((link) => link.because)).toEqual(because)
})

const BROKEN: BrokenLink = {
  address: 'https://school.ng/a',
  places: [{ file: 'content/classes/class-link.md', line: 7, column: 3 }],
  because: 'the website answers 404',
}

type Issue = { number: number; title: string; body: string; state: string; user: object }

/** GitHub's issues, as far as the weekly workflow calls them. */
async function startGitHub(issues: Issue[]) {
  const { origin, asked } = await upstream((response, { method, url, headers, body }) => {
    const reply = (status: number, json?: unknown) =>
      response.writeHead(status).end(JSON.stringify(json))
    if (headers.authorization !== 'Bearer secret') return reply(401)
    const open = issues.filter(({ state }) => state === 'open')
    const page = Number(/&page=(\d+)/.exec(url)?.[1])
    if (method === 'GET') return reply(200, open.slice((page - 1) * 100, page * 100))
    const number = Number(/\d+$/.exec(url)?.[0] ?? issues.length + 1)
    const made = { number, title: '', body: '', state: 'open', user: { type: 'Bot' } }
    const issue = issues.find((each) => each.number === number) ?? made
    if (issue === made) issues.push(made)
    Object.assign(issue, JSON.parse(body))
    return reply(method === 'POST' ? 201 : 200, issue)
  })
  const repository = { api: origin, files: 'https://github.com/s/p/blob/main', token: 'secret' }
  const keep = (...broken: BrokenLink[]) => keepIssue(broken, repository)
  return { keep, asked, repository }
}

test('one issue stays open with the file and line of each broken link, and is closed when all open', async () => {
  const title = 'Links that no longer open'
  const others = Array.from({ length: 100 }, (_, index): Issue => {
    return { number: index + 1, title, body: '', state: 'open', user: { type: 'User' } }
  })
  const issues = [...others]
  const { keep, asked } = await startGitHub(issues)

  await keep()
  expect(issues).toHaveLength(100)
  await keep(BROKEN)
  expect(issues[100]).toMatchObject({ title, state: 'open' })
  expect(issues[100]?.body).toContain(
    '- `https://school.ng/a`: the website answers 404. It is in [content/classes/class-link.md:7](<https://github.com/s/p/blob/main/content/classes/class-link.md?plain=1#L7>).',
  )
  await keep(BROKEN)
  expect(asked.filter((each) => !each.startsWith('GET'))).toEqual(['POST /issues'])
  await keep(BROKEN, { ...BROKEN, address: 'https://school.ng/b' })
  expect(issues[100]?.body).toContain('https://school.ng/b')
  await keep()
  expect(issues.filter(({ state }) => state === 'closed').map(({ number }) => number)).toEqual([
    101,
  ])
  await keep(BROKEN)
  expect(issues).toHaveLength(102)
})

test('a refusal of GitHub is told', async () => {
  const { repository } = await startGitHub([])
  await expect(keepIssue([BROKEN], { ...repository, token: '' })).rejects.toThrow(
    'GitHub answers 401 to GET /issues?per_page=100&page=1',
  )
})
