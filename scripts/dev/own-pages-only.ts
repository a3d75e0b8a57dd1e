import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import type { Plugin } from 'vite'
import { PROJECT } from '../system/project.ts'

// Protects npm run dev and npm run preview: other websites are open in the same browser, and the
// project's folder may hold a school's data.

/** The folders that Vite may serve. By default it would serve the whole project, including .data/. */
export const READABLE = ['src', 'scripts/preview/pages', 'content', 'node_modules'].map((name) =>
  path.join(PROJECT, name),
)

/** Refuses every request from another website, except following a link. */
export function ownPagesOnly(): Plugin {
  return {
    name: 'own-pages-only',
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (isOwn(request) || isLinkToPage(request)) return next()
        response.writeHead(403, { 'Content-Type': 'text/plain' })
        response.end('Only this server’s own pages may ask for this.')
      })
    },
  }
}

function isOwn({ headers, url = '' }: IncomingMessage): boolean {
  const site = headers['sec-fetch-site']
  // This opens a program, so refuse a request without an origin too.
  if (/^\/__open-in-editor/i.test(url)) return site === 'same-origin'
  const { host = '', origin = `http://${host}` } = headers
  return origin === `http://${host}` && (site === undefined || /^(?:same-origin|none)$/.test(site))
}

function isLinkToPage({ headers, method, url = '' }: IncomingMessage): boolean {
  const isPage = headers['sec-fetch-dest'] === 'document' && !/^\/(?:[@_]|backend)/.test(url)
  return method === 'GET' && isPage && headers.origin === undefined
}
