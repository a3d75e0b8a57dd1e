import { setTimeout as pause } from 'node:timers/promises'
import { callGitHub, type GitHub } from '../system/github.ts'

// Runs without npm ci: only Node's own modules.

type Parts = {
  readonly github: GitHub
  /** Address of the portal. */
  readonly address: string
  /** IANA name of the school's zone, whose time the comment tells. */
  readonly timeZone: string
  /** The commit that was pushed. */
  readonly commit: string
  /** How often the portal is asked, and how long to wait in between. */
  readonly tries: number
  readonly betweenMs: number
  readonly now: () => Date
}

const ANSWER_WITHIN_MS = 10_000

/**
 * Waits until the portal serves a commit, or one that came after it, and says so on the pull request of the commit.
 * @returns what it said, also where there is no pull request
 * @throws when GitHub refuses
 */
export async function announce(parts: Parts): Promise<string> {
  const { github, commit, timeZone, tries, betweenMs, now } = parts
  const minutes = Math.round((tries * betweenMs) / 60_000)
  let words = `Not live after ${minutes} minutes. ${WHOM_TO_ASK}`
  for (let triesLeft = tries; triesLeft > 0; triesLeft--) {
    const served = await servedCommit(parts.address)
    if (served !== null && (await holdsCommit(github, served, commit))) {
      words = `Students see this since ${inWords(now(), timeZone)}.`
      break
    }
    if (triesLeft > 1) await pause(betweenMs)
  }
  for (const number of await pullRequestsOf(github, commit)) {
    await callGitHub(github, 'POST', `/issues/${number}/comments`, { body: words })
  }
  return words
}

const WHOM_TO_ASK =
  'Ask the person who runs the server: `student-portal-update --status` says there what was tried.'

/** Null while the portal does not answer, or does not say what it is. */
async function servedCommit(address: string): Promise<string | null> {
  try {
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
    const response = await fetch(new URL('/version.json', address), { cache: 'no-store', signal })
    const { commit } = (await response.json()) as { commit?: unknown }
    return typeof commit === 'string' && /^[0-9a-f]{40}$/.test(commit) ? commit : null
  } catch {
    return null
  }
}

/** Whether a version is a commit, or came after it. A version that GitHub does not know is neither. */
async function holdsCommit(github: GitHub, version: string, commit: string): Promise<boolean> {
  if (version === commit) return true
  try {
    const path = `/compare/${commit}...${version}?per_page=1`
    const { status } = (await callGitHub(github, 'GET', path)) as { status?: unknown }
    return status === 'ahead'
  } catch {
    return false
  }
}

/** The pull requests that this commit merged. */
async function pullRequestsOf(github: GitHub, commit: string): Promise<number[]> {
  const listed = (await callGitHub(github, 'GET', `/commits/${commit}/pulls`)) as {
    readonly number: number
    readonly merged_at: string | null
    readonly merge_commit_sha: string | null
  }[]
  return listed
    .filter(({ merged_at: at, merge_commit_sha: merged }) => at !== null && merged === commit)
    .map(({ number }) => number)
}

/** Such as 14:05 (Lagos time). */
function inWords(moment: Date, timeZone: string): string {
  const time = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  const city = timeZone.replace(/.*\//, '').replaceAll('_', ' ')
  return `${moment.toLocaleTimeString('en-GB', time)} (${city} time)`
}
