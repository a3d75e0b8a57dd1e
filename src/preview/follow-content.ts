import { CHANGE_EVENT, CONTENT_PATH, type Change, type Content } from './exchange.ts'

/** Brings the content there is to `show`, and every change after it. */
export async function followContent(
  show: (content: Content, change: Change | null) => void,
): Promise<void> {
  let content = await load()
  const take = async (change: Change): Promise<void> => {
    // Told already by what was loaded a moment later than the change.
    if (change.version <= content.version) return
    if (change.version > content.version + 1) {
      content = await load()
      return show(content, null)
    }
    content = applied(content, change)
    show(content, change)
  }
  import.meta.hot?.on(CHANGE_EVENT, (change: Change) => void take(change))
  // What happened while the connection was lost is not told again.
  const catchUp = async (): Promise<void> => {
    const loaded = await load()
    if (loaded.version === content.version) return
    content = loaded
    show(content, null)
  }
  // What happened while the connection was lost is not told again.
  import.meta.hot?.on('vite:ws:connect', () => void catchUp())
  show(content, null)
}

async function load(): Promise<Content> {
  const response = await fetch(CONTENT_PATH)
  return (await response.json()) as Content
}

function applied({ entries }: Content, change: Change): Content {
  const next = { ...entries, ...change.entries }
  for (const key of change.gone) delete next[key]
  return { version: change.version, entries: next, problems: change.problems }
}
