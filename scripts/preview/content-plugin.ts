import type { Plugin } from 'vite'
import { CHANGE_EVENT, type Change } from '../../src/preview/exchange.ts'
import { watchContent, type Compiled } from '../content/compiler.ts'
import type { createLiveContent } from './live-content.ts'

type Options = {
  /** The folder that holds content/. */
  readonly root: string
  readonly live: ReturnType<typeof createLiveContent>
  /** Checks content as it is now. */
  readonly check: () => Compiled
}

/** Checks content/ at the start and after every change, and tells open pages what changed. */
export function contentPlugin({ root, live, check }: Options): Plugin {
  let tell: ((change: Change) => void) | undefined
  let watching: Promise<() => Promise<void>> | undefined
  return {
    name: 'preview-content',
    configureServer(server) {
      tell = (change) => server.ws.send(CHANGE_EVENT, change)
    },
    async buildStart() {
      // Vite starts once for each of its environments.
      watching ??= watchContent({
        root,
        build: () => live.take(check()),
        onBuilt: (change) => tell?.(change),
        onError: (error) => {
          this.warn(`Content could not be checked: ${String(error)}`)
          tell?.(live.fail(String(error)))
        },
      })
      await watching
    },
    async buildEnd() {
      const ending = watching
      // Vite that starts again, as after a change of its configuration, watches again.
      watching = undefined
      const stop = await ending
      await stop?.()
    },
  }
}
