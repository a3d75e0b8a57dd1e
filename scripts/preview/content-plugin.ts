import type { Plugin } from 'vite'
import { CHANGE_EVENT, CONTENT_PATH } from './pages/exchange.ts'
import { watchContent, type Compiled } from '../content/for-tools.ts'
import type { createLiveContent } from './live-content.ts'
import { send, sendPicture } from './send.ts'

type Options = {
  /** The folder that holds content/. */
  readonly root: string
  readonly live: ReturnType<typeof createLiveContent>
  /** Checks content as it is now. */
  readonly check: () => Compiled
}

/** Checks content/ at the start and after every change, serves it with its pictures, and tells open pages. */
export function contentPlugin({ root, live, check }: Options): Plugin {
  let stopWatching: (() => Promise<void>) | undefined
  return {
    name: 'preview-content',
    async configureServer({ ws, middlewares, config: { logger } }) {
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://preview')
        if (pathname === CONTENT_PATH) return send(response, [200, live.all()])
        if (pathname.startsWith('/content/')) return sendPicture(root, pathname, response)
        return next()
      })
      stopWatching = await watchContent({
        root,
        build: () => {
          live.take(check())
          ws.send(CHANGE_EVENT, {})
        },
        onError: (error) => logger.error(`Content could not be checked: ${String(error)}`),
      })
    },
    buildEnd: () => stopWatching?.(),
  }
}
