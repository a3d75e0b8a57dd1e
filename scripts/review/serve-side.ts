import type { BrowserContext, Route } from '@playwright/test'
import path from 'node:path'
import type { Content } from '../../src/preview/exchange.ts'
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
  const content: Content = { ...shown, version: 0, problems: [], old: [], failed: null }
  const json = JSON.stringify(content).replaceAll('<', String.raw`\u003c`)
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<style>@layer tokens, base, ui;</style>
<link rel="stylesheet" href="/portal.css">
<style>${shown.school.accent}</style>
<script>window.content = ${json}</script>
</head>
<body><div id="root"></div><script type="module" src="/portal.js"></script></body>
</html>`
}

const TYPES: Readonly<Record<string, string>> = {
  '/': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
}
