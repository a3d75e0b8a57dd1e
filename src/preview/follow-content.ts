import { CHANGE_EVENT, CONTENT_PATH, type Change, type Content } from './exchange.ts'

/** Brings the content there is to `show`, and again after every change of it. */
export async function followContent(show: (content: Content) => void): Promise<void> {
  let content: Content | null = null
  let told = 0
  const loadAgain = async (): Promise<void> => {
    const loaded = await load()
    if (loaded.version === content?.version) return
    content = loaded
    show(loaded)
  }
  const take = (change: Change): Promise<void> | void => {
    told = change.version
    // Told already by what was loaded a moment later than the change.
    if (content === null || change.version <= content.version) return
    if (change.version > content.version + 1) return loadAgain()
    content = applied(content, change)
    show(content)
  }
  import.meta.hot?.on(CHANGE_EVENT, (change: Change) => void take(change))
  await loadAgain()
  // A change can come between the answer and its arrival.
  if (content !== null && (content as Content).version < told) await loadAgain()
  // What happened while the connection was lost is not told again.
  import.meta.hot?.on('vite:ws:connect', () => void loadAgain())
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
