import { readFile } from 'node:fs/promises'
import path from 'node:path'
import * as v from 'valibot'
import type { Plugin } from 'vite'
import { SVG_POLICY } from '../../../src/server/http/security-headers.ts'
import { plainText } from '../../content/files/content-files.ts'
import { siteSchema } from '../../content/schemas/site.ts'
import { readMark, tabIcon } from './make-installable.ts'

/**
 * For the local servers: the tab icon as the build would make it from the current content.
 * @param root the folder that holds content/
 */
export function liveIcon(root: string): Plugin {
  return {
    name: 'live-icon',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use('/icon.svg', async (_request, response, next) => {
        const svg = await iconOf(root).catch(() => null)
        // While site.json or the logo has a mistake, which the check reports, show the cap.
        if (svg === null) next()
        else response.writeHead(200, HEADERS).end(svg)
      })
    },
  }
}

const HEADERS = {
  'Content-Type': 'image/svg+xml',
  'Cache-Control': 'no-store',
  'Content-Security-Policy': SVG_POLICY,
}

/** @throws when site.json or the logo cannot be read */
async function iconOf(root: string): Promise<string> {
  const bytes = await readFile(path.join(root, 'content/site.json'))
  const look = v.parse(siteSchema, JSON.parse(plainText(bytes)))
  return tabIcon(await readMark(root, look))
}
