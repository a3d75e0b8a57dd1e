import type { Plugin } from 'vite'
import { CHANGE_EVENT, CONTENT_PATH } from '../../src/preview/exchange.ts'
import { watchContent, type Compiled } from '../content/compiler.ts'
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
  let tellPages: (() => void) | undefined
  let watching: Promise<() => Promise<void>> | undefined
  return {
    name: 'preview-content',
    configureServer({ ws, middlewares, config }) {
      tellPages = () => ws.send(CHANGE_EVENT, {})
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://preview')
        if (pathname === CONTENT_PATH) return send(response, [200, live.all()])
        if (!pathname.startsWith('/content/')) return next()
        sendPicture(root, pathname, response).catch((error: unknown) => {
          config.logger.error(String(error))
          send(response, [500, { message: 'The picture could not be read.' }])
        })
      })
    },
    async buildStart() {
      // Vite starts once for each of its environments.
      watching ??= watchContent({
        root,
        build: () => live.take(check()),
        onBuilt: () => tellPages?.(),
        onError: (error) => {
          this.warn(`Content could not be checked: ${String(error)}`)
          live.fail(String(error))
          tellPages?.()
        },
      })
      await watching
    },
    async buildEnd() {
      const ending = watching
      // When Vite restarts, as after a change of its configuration, it watches again.
      watching = undefined
      const stop = await ending
      await stop?.()
    },
  }
}
