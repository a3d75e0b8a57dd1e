import { CHANGE_EVENT, CONTENT_PATH, type Change, type Content } from './exchange.ts'

/** Calls `show` with the content, and again after every change of it. */
export async function followContent(show: (content: Content) => void): Promise<void> {
  let content: Content | null = null
  let newest = 0
  const loadAgain = async (): Promise<void> => {
    const loaded = await load()
    // Two questions can be on their way at once; the answer to the first may come last.
    if (content !== null && loaded.version <= content.version) return
    content = loaded
    show(loaded)
  }
  const take = (change: Change): Promise<void> | void => {
    newest = change.version
    // Nothing new: the content was loaded after this change.
    if (content === null || change.version <= content.version) return
    if (change.version > content.version + 1) return loadAgain()
    content = applied(content, change)
    show(content)
  }
  import.meta.hot?.on(CHANGE_EVENT, (change: Change) => void take(change))
  await loadAgain()
  // A change can happen while the answer is on its way.
  if (content !== null && (content as Content).version < newest) await loadAgain()
  // Changes during a lost connection are not sent again.
  import.meta.hot?.on('vite:ws:connect', () => void loadAgain())
}

/** Tells that the local server has ended. Vite's client waits for it to come back, and loads the page again. */
export function followConnection(tell: (isConnected: boolean) => void): void {
  import.meta.hot?.on('vite:ws:disconnect', () => tell(false))
  import.meta.hot?.on('vite:ws:connect', () => tell(true))
}

async function load(): Promise<Content> {
  const response = await fetch(CONTENT_PATH)
  return (await response.json()) as Content
}

function applied({ entries }: Content, { gone, ...change }: Change): Content {
  const next = { ...entries, ...change.entries }
  for (const key of gone) delete next[key]
  return { ...change, entries: next }
}
