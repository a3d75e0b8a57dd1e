import { readFile } from 'node:fs/promises'
import { announce } from './live/announce.ts'

// For the workflow Live, which runs without npm ci: waits until students see what was merged, and says so on its pull
// request.

const BETWEEN_MS = 15_000
const TRIES = 60 // 15 minutes

const { GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_SHA = '', GITHUB_TOKEN = '' } = process.env
const site = new URL('../content/site.json', import.meta.url)
const { address, timeZone } = JSON.parse(await readFile(site, 'utf8')) as {
  readonly address?: string
  readonly timeZone: string
}
if (address === undefined) console.log('content/site.json has no "address": nothing to wait for.')
else {
  const github = { api: `${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}`, token: GITHUB_TOKEN }
  const often = { tries: TRIES, betweenMs: BETWEEN_MS, now: () => new Date() }
  console.log(await announce({ github, address, timeZone, commit: GITHUB_SHA, ...often }))
}
