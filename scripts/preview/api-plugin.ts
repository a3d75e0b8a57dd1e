import { json } from 'node:stream/consumers'
import type { Plugin } from 'vite'
import { createApi, type ApiOptions } from './api.ts'
import { send, sendPicture } from './send.ts'

/** Serves the routes of the preview, and the pictures of content. */
export function apiPlugin(options: ApiOptions): Plugin {
  const answer = createApi(options)
  return {
    name: 'preview-api',
    configureServer({ middlewares, config }) {
      middlewares.use((request, response, next) => {
        const { method = 'GET', url: address = '/' } = request
        const url = new URL(address, 'http://preview')
        const isPicture = url.pathname.startsWith('/content/')
        if (!isPicture && !url.pathname.startsWith('/preview/')) return next()
        const work = async (): Promise<void> => {
          if (isPicture) return sendPicture(options.root, url, response)
          const sent = method === 'POST' ? await json(request) : null
          send(response, await answer(method, url, sent))
        }
        work().catch((error: unknown) => {
          config.logger.error(String(error))
          send(response, [500, { message: 'The preview’s server failed. See its terminal.' }])
        })
      })
    },
  }
}
