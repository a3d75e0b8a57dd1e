import { json } from 'node:stream/consumers'
import type { Plugin } from 'vite'
import { createApi, type ApiOptions } from './api.ts'
import { send } from './send.ts'

/** Serves the routes of the preview. */
export function apiPlugin(options: ApiOptions): Plugin {
  const answer = createApi(options)
  return {
    name: 'preview-api',
    configureServer({ middlewares, config }) {
      middlewares.use('/preview/', (request, response, next) => {
        if (request.method !== 'POST') return next()
        const work = async (): Promise<void> => {
          send(response, await answer((request.url ?? '').slice(1), await json(request)))
        }
        work().catch((error: unknown) => {
          config.logger.error(String(error))
          send(response, [500, { message: 'The preview’s server failed. See its terminal.' }])
        })
      })
    },
  }
}
