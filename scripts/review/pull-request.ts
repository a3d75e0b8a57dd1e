import { readFile } from 'node:fs/promises'
import { z } from 'zod'

/** What the author says of a change, to be held against what it does. */
export type Said = {
  readonly title: string
  /** In a few sentences; null where the title is all. */
  readonly words: string | null
}

const eventSchema = z.object({
  pull_request: z.object({ title: z.string(), body: z.string().nullish() }),
})

/** What the author says of a pull request on GitHub, from the event's file (GITHUB_EVENT_PATH). */
export async function pullRequestSaid(eventFile: string | undefined): Promise<Said | null> {
  if (!eventFile) return null
  const event: unknown = JSON.parse(await readFile(eventFile, 'utf8'))
  // Such as a push, which has no title.
  const found = eventSchema.safeParse(event)
  if (!found.success) return null
  const { title, body } = found.data.pull_request
  return { title, words: ownWords(body ?? '') }
}

/** In characters: more is no summary, and the pull request shows it. */
const LONGEST = 600

/** What the author wrote above the lists to tick of .github/pull_request_template.md. */
function ownWords(body: string): string | null {
  const above = body.replaceAll(/<!--[^]*?(?:-->|$)/g, '').split(/^## /m)[0] ?? ''
  const words = above.replaceAll(/\s+/g, ' ').trim()
  return words === '' ? null : words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words
}
