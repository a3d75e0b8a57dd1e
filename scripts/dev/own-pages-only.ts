import type { IncomingMessage } from 'node:http'
import path from 'node:path'
import type { Plugin } from 'vite'
import { PROJECT } from '../system/project.ts'

// What npm run dev and npm run preview have around Vite. Both run on a computer that opens other
// websites, too, and that may hold a school's data in the project's folder.

/** The folders that their pages are made from. Vite would offer the whole project, .data/ with it. */
export const READABLE = ['src', 'content', 'node_modules'].map((name) => path.join(PROJECT, name))

/** Refuses whatever another website asks for, but for a page that it links to. */
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
  // It opens a program: a request without an origin is refused, too.
  if (/^\/__open-in-editor/i.test(url)) return site === 'same-origin'
  const { host = '', origin = `http://${host}` } = headers
  return origin === `http://${host}` && (site === undefined || /^(?:same-origin|none)$/.test(site))
}

function isLinkToPage({ headers, method, url = '' }: IncomingMessage): boolean {
  const isPage = headers['sec-fetch-dest'] === 'document' && !/^\/(?:[@_]|backend)/.test(url)
  return method === 'GET' && isPage && headers.origin === undefined
}
