import * as v from 'valibot'
import { escapeMarkdown, printable } from '../system/escape.ts'
import { callGitHub, type GitHub } from '../system/github.ts'
import type { BrokenLink } from './broken-links.ts'

/** The repository on GitHub, as its workflows name it. */
export type Repository = GitHub & {
  /** Where its files are shown, such as https://github.com/school/portal/blob/main. */
  readonly files: string
}

const TITLE = 'Links that no longer open'
const PER_PAGE = 100

/** Keeps one issue open while links are broken, and closes it when all open. @throws when GitHub refuses */
export async function keepIssue(
  broken: readonly BrokenLink[],
  repository: Repository,
): Promise<void> {
  const issue = await findIssue(repository)
  if (broken.length === 0) {
    const closed = { state: 'closed', body: 'No link is broken any more.' }
    if (issue) await callGitHub(repository, 'PATCH', `/issues/${issue.number}`, closed)
    return
  }
  const body = bodyOf(broken, repository)
  if (!issue) await callGitHub(repository, 'POST', '/issues', { title: TITLE, body })
  else if (issue.body !== body)
    await callGitHub(repository, 'PATCH', `/issues/${issue.number}`, { body })
}

const issuesSchema = v.array(
  v.object({
    number: v.number(),
    title: v.string(),
    body: v.nullish(v.string()),
    user: v.nullish(v.object({ type: v.string() })),
  }),
)

/** Only an issue of a program: a person's issue with this title stays as it is. */
async function findIssue(repository: Repository) {
  for (let page = 1; ; page++) {
    const listed = await callGitHub(repository, 'GET', `/issues?per_page=${PER_PAGE}&page=${page}`)
    const issues = v.parse(issuesSchema, listed)
    const issue = issues.find(({ title, user }) => title === TITLE && user?.type === 'Bot')
    if (issue || issues.length < PER_PAGE) return issue
  }
}

function bodyOf(broken: readonly BrokenLink[], { files }: Repository): string {
  const lines = broken.map(({ address, places, because }) => {
    const where = places.map(({ file, line }) => {
      const name = escapeMarkdown(printable(`${file}:${line}`))
      return `[${name}](<${files}/${encodeURI(file)}?plain=1#L${line}>)`
    })
    return `- \`${address.replaceAll('`', '%60')}\`: ${because}. It is in ${where.join(', ')}.`
  })
  return `Students cannot open these addresses:\n\n${lines.join('\n')}\n\nThis list is checked every week, and closed when none is broken.\n`
}
