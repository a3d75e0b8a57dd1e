import { CHANGE_EVENT, CONTENT_PATH, type Content } from './exchange.ts'

/** Calls `show` with the content, and again after every change. */
export async function followContent(show: (content: Content) => void): Promise<void> {
  let shown = 0
  const load = async (): Promise<void> => {
    const response = await fetch(CONTENT_PATH)
    const content = (await response.json()) as Content
    // The reply to an earlier request may come last.
    if (content.version <= shown) return
    shown = content.version
    show(content)
  }
  import.meta.hot?.on(CHANGE_EVENT, () => void load())
  // The server does not send the changes during a lost connection again.
  import.meta.hot?.on('vite:ws:connect', () => void load())
  await load()
}

/** Reports whether the local server runs. Vite reloads the page when it runs again. */
export function followConnection(tell: (isConnected: boolean) => void): void {
  import.meta.hot?.on('vite:ws:disconnect', () => tell(false))
  import.meta.hot?.on('vite:ws:connect', () => tell(true))
}
