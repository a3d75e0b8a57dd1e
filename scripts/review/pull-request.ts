import { readFile } from 'node:fs/promises'
import { z } from 'zod'

const eventSchema = z.object({ pull_request: z.object({ title: z.string() }) })

/** What the author calls a pull request on GitHub, from the event's file (GITHUB_EVENT_PATH). */
export async function pullRequestTitle(eventFile: string | undefined): Promise<string | null> {
  if (!eventFile) return null
  const event: unknown = JSON.parse(await readFile(eventFile, 'utf8'))
  // Such as a push, which has no title.
  const found = eventSchema.safeParse(event)
  return found.success ? found.data.pull_request.title : null
}
