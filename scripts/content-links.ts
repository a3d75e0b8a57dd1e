import { compile } from './content/compile.ts'
import { readContentFiles } from './content/files/read-files.ts'
import { formatPlace } from './content/problem.ts'
import { plural } from './content/report/summary.ts'
import { findBrokenLinks } from './links/broken-links.ts'
import { keepIssue } from './links/links-issue.ts'
import { printable } from './system/escape.ts'
import { readOptions, runCommand } from './system/options.ts'
import { PROJECT } from './system/project.ts'

// npm run content:links: asks every address of another website in content/, and names those that do not open.
// --issue keeps an issue with them on GitHub, for the weekly workflow.
await runCommand(async () => {
  const { issue, root } = readOptions({
    options: {
      issue: { type: 'boolean', default: false },
      root: { type: 'string', default: PROJECT },
    },
  }).values
  const { broken, unclear } = await findBrokenLinks(compile(readContentFiles(root)).content)
  for (const { address, places, because } of broken) {
    for (const place of places) {
      console.log(printable(`${formatPlace(place)} ${address} does not open: ${because}.`))
    }
  }
  const addresses = plural(broken.length, 'address', 'addresses')
  const others = unclear > 0 ? ` ${unclear} gave no clear answer.` : ''
  console.log(`${broken.length === 0 ? 'No link is broken' : `${addresses} to correct`}.${others}`)
  if (!issue) return broken.length === 0
  const { GITHUB_API_URL, GITHUB_REPOSITORY, GITHUB_SERVER_URL, GITHUB_REF_NAME, GITHUB_TOKEN } =
    process.env
  await keepIssue(broken, {
    api: `${GITHUB_API_URL}/repos/${GITHUB_REPOSITORY}`,
    files: `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}/blob/${GITHUB_REF_NAME}`,
    token: GITHUB_TOKEN ?? '',
  })
  return true
})
