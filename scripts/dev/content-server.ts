import type { Plugin } from 'vite'
import { CONTENT_PATH } from '../../src/preview/exchange.ts'
import { send, sendPicture } from '../preview/send.ts'
import type { createLiveContent } from '../preview/live-content.ts'

type Options = {
  /** The folder that holds content/. */
  readonly root: string
  readonly live: ReturnType<typeof createLiveContent>
}

/** Serves the current content and its pictures in development. */
export function contentServer({ root, live }: Options): Plugin {
  return {
    name: 'content-server',
    configureServer({ middlewares, config }) {
      middlewares.use((request, response, next) => {
        const url = new URL(request.url ?? '/', 'http://dev')
        if (url.pathname === CONTENT_PATH) return send(response, [200, live.all()])
        if (!url.pathname.startsWith('/content/')) return next()
        sendPicture(root, url, response).catch((error: unknown) => {
          config.logger.error(String(error))
          send(response, [500, { message: 'The picture could not be read.' }])
        })
      })
    },
  }
}
