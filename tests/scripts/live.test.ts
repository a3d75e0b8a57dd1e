import { expect, test } from 'vitest'
import { announce } from '../../scripts/live/announce.ts'
import { upstream } from '../support/upstream.ts'

const [MERGED, EARLIER, LATER, UNKNOWN] = ['a', 'b', 'c', 'd'].map((sign) => sign.repeat(40))
const PULLS = [
  { number: 7, merged_at: '2026-03-02T13:00:00Z', merge_commit_sha: MERGED },
  { number: 8, merged_at: null, merge_commit_sha: MERGED }, // still open
  { number: 9, merged_at: '2026-03-02T13:00:00Z', merge_commit_sha: EARLIER },
]
const LIVE = 'Students see this since 14:05 (Lagos time).'
const NOT_LIVE =
  'Not live after 15 minutes. Ask the person who runs the server: `student-portal-update --status` says there what was tried.'

/** A portal that serves these commits one after the other, and GitHub, as far as the workflow calls it. */
async function start(served: readonly unknown[]) {
  const left = [...served]
  const portal = await upstream((response) => {
    const json = left.length > 1 ? left.shift() : left[0]
    response.writeHead(json === 502 ? 502 : 200).end(JSON.stringify(json))
  })
  const github = await upstream((response, { method, url, headers }) => {
    if (headers.authorization !== 'Bearer secret') return response.writeHead(401).end()
    if (url === `/commits/${MERGED}/pulls`) return response.end(JSON.stringify(PULLS))
    if (method === 'POST') return response.writeHead(201).end('{}')
    if (url.includes(UNKNOWN ?? '')) return response.writeHead(404).end()
    return response.end(
      JSON.stringify({ status: url.includes(`...${LATER}`) ? 'ahead' : 'behind' }),
    )
  })
  const words = await announce({
    github: { api: github.origin, token: 'secret' },
    address: `${portal.origin}/`,
    timeZone: 'Africa/Lagos',
    commit: MERGED ?? '',
    tries: 6,
    betweenMs: 1,
    now: () => new Date('2026-03-02T13:05:40Z'),
  })
  const comments = github.requests.filter(({ method }) => method === 'POST')
  const said = comments.map(({ url, body }) => `POST ${url}: ${JSON.parse(body).body}`)
  return { words, said, asked: portal.asked }
}

test.each([
  ['the commit at once', [{ commit: MERGED }], 1],
  ['an earlier one first', [{ commit: EARLIER }, { commit: EARLIER }, { commit: MERGED }], 3],
  ['a later one in its place', [{ commit: EARLIER }, { commit: LATER }], 2],
  ['nothing readable while it restarts', [502, 'soon', { commit: '../x' }, { commit: MERGED }], 4],
])('the pull request is told when the portal serves %s', async (_, served, asks) => {
  const { words, said, asked } = await start(served)
  expect(words).toBe(LIVE)
  expect(said).toEqual([`POST /issues/7/comments: ${LIVE}`])
  expect(asked).toEqual(Array.from({ length: asks }, () => 'GET /version.json'))
})

test.each([
  ['serves an earlier commit', { commit: EARLIER }],
  ['serves a commit that GitHub does not know', { commit: UNKNOWN }],
  ['does not answer', 502],
])('the pull request is told that the portal still %s', async (_, served) => {
  const { said, asked } = await start([served])
  expect(said).toEqual([`POST /issues/7/comments: ${NOT_LIVE.replace('15', '0')}`])
  expect(asked).toHaveLength(6)
})
