import type { BrowserContext, Route } from '@playwright/test'
import path from 'node:path'
import { transformWithOxc } from 'vite'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { getLinks } from '../../src/contract/links.ts'
import { fetchMessages } from '../../src/contract/messages.ts'
import { writeReply } from '../../src/contract/reply.ts'
import { checkSession } from '../../src/contract/session.ts'
import { listTasks } from '../../src/contract/tasks.ts'
import { COMPILED, type PortalBundle } from './portal-bundle.ts'
import type { Side } from './take-pictures.ts'

export const ORIGIN = 'http://localhost'

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<style>@layer tokens, base, ui;</style>
<link rel="stylesheet" href="/portal.css">
<link rel="stylesheet" href="${COMPILED}accent.css">
</head>
<body><div id="root"></div><script type="module" src="/portal.js"></script></body>
</html>`

/** Answers every request of a browser with the portal and one version of content; nothing goes out. */
export async function serveSide(
  context: BrowserContext,
  { files, modules, linkFields }: Side,
  portal: PortalBundle,
): Promise<void> {
  const shared = `export * from '/portal.js'`
  const texts = new Map([
    ['/', PAGE],
    ['/portal.js', portal.script],
    ['/portal.css', portal.style],
    ['/src/content/slots.tsx', shared],
    ['/src/content/jsx-runtime', shared],
    ...(await transformed(modules)),
    ...repliesWith(linkFields),
  ])
  await context.route('**/*', async (route: Route) => {
    const { origin, pathname } = new URL(route.request().url())
    const text = texts.get(pathname)
    const picture = files.get(decodeURIComponent(pathname.slice(1)))
    if (origin === ORIGIN && text !== undefined) {
      const contentType = TYPES[pathname === '/' ? '/' : path.extname(pathname)] ?? SCRIPT
      return route.fulfill({ body: text, contentType })
    }
    if (origin !== ORIGIN || picture === undefined) return route.abort()
    // A module asks for the address of a picture, and an <img> for the picture.
    if (route.request().resourceType() === 'script') {
      return route.fulfill({ body: `export default '${pathname}'`, contentType: SCRIPT })
    }
    const body = Buffer.from(picture)
    return route.fulfill({ body, contentType: TYPES[path.extname(pathname)] ?? 'image/*' })
  })
}

const SCRIPT = 'text/javascript'
const TYPES: Readonly<Record<string, string>> = {
  '/': 'text/html',
  '.css': 'text/css',
  '.php': 'application/json',
  '.svg': 'image/svg+xml',
}

/** The compiled modules by their address, as a browser runs them. */
async function transformed(modules: Side['modules']): Promise<[string, string][]> {
  return Promise.all(
    [...(modules ?? [])].map(async ([file, source]): Promise<[string, string]> => {
      if (file.endsWith('.css')) return [COMPILED + file, source]
      const options = { jsx: { runtime: 'automatic', importSource: '/src/content' } } as const
      return [COMPILED + file, (await transformWithOxc(source, file, options)).code]
    }),
  )
}

/** The backend's answers: a signed-in student with every link and without tasks. */
function repliesWith(linkFields: Side['linkFields']): [string, string][] {
  const links = Object.fromEntries(
    linkFields.map((field) => [field, `https://example.org/${field}`]),
  )
  const student = { accountId: '', fullName: 'Ada Okafor', cohort: '', facecard: '' }
  return [
    reply(checkSession, { access: 'active' as const, student }),
    reply(getLinks, { links }),
    reply(fetchMessages, { general: '', student: '' }),
    reply(listTasks, { tasks: [] }),
  ]
}

function reply<Request, Data>(endpoint: Endpoint<Request, Data>, data: Data): [string, string] {
  return [endpoint.path, JSON.stringify(writeReply(endpoint, { ok: true, message: '', data }))]
}
