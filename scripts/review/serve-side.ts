import type { BrowserContext, Route } from '@playwright/test'
import path from 'node:path'
import type { Endpoint } from '../../src/contract/endpoint.ts'
import { getLinks } from '../../src/contract/links.ts'
import { fetchMessages } from '../../src/contract/messages.ts'
import { writeReply } from '../../src/contract/reply.ts'
import { checkSession } from '../../src/contract/session.ts'
import { listTasks } from '../../src/contract/tasks.ts'
import type { ContentFiles } from '../content/compiler.ts'
import type { Shown } from '../preview/serialize-content.ts'
import type { PortalBundle } from './portal-bundle.ts'

export const ORIGIN = 'http://localhost'

/** A version of content without mistakes, as a browser needs it. */
export type Side = { readonly files: ContentFiles; readonly shown: Shown }

/** Answers every request of a browser with the portal and one version of content; nothing goes out. */
export async function serveSide(
  context: BrowserContext,
  { files, shown }: Side,
  portal: PortalBundle,
): Promise<void> {
  const texts = new Map([
    ['/', pageWith(shown)],
    ['/portal.js', portal.script],
    ['/portal.css', portal.style],
    ...repliesWith(shown),
  ])
  await context.route('**/*', async (route: Route) => {
    const { origin, pathname } = new URL(route.request().url())
    const text = texts.get(pathname)
    const picture = files.get(decodeURIComponent(pathname.slice(1)))
    if (origin !== ORIGIN || (text ?? picture) === undefined) return route.abort()
    const body = text ?? Buffer.from(picture ?? '')
    const contentType = TYPES[pathname === '/' ? '/' : path.extname(pathname)] ?? 'image/*'
    return route.fulfill({ body, contentType })
  })
}

function pageWith(shown: Shown): string {
  // In a script, a text must not end it.
  const content = JSON.stringify(shown).replaceAll('<', String.raw`\u003c`)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<style>@layer tokens, base, ui;</style>
<link rel="stylesheet" href="/portal.css">
<style>${shown.school.accent}</style>
<script>window.content = ${content}</script>
</head>
<body><div id="root"></div><script type="module" src="/portal.js"></script></body>
</html>`
}

const TYPES: Readonly<Record<string, string>> = {
  '/': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.php': 'application/json',
  '.svg': 'image/svg+xml',
}

/** The backend's answers: a signed-in student with every link and without tasks. */
function repliesWith({ school }: Shown): [string, string][] {
  const fields = Object.values(school.linkSources).flatMap((source) => source.fields)
  const links = Object.fromEntries(fields.map((field) => [field, `https://example.org/${field}`]))
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
