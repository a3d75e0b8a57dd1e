import type { BrowserContext, Route } from '@playwright/test'
import path from 'node:path'
import { build, type Rolldown } from 'vite'
import type { Content } from '../preview/pages/exchange.ts'
import { plainIcons } from '../build/plain-icons.ts'
import type { ContentFiles } from '../content/for-tools.ts'
import { liveModules } from '../preview/live-modules.ts'
import type { Shown } from '../preview/serialize-content.ts'
import { PROJECT } from '../system/project.ts'

export const ORIGIN = 'http://localhost'

/** A version of content without mistakes, as a browser needs it. */
export type Side = { readonly files: ContentFiles; readonly shown: Shown }

/** The portal without content: the files that a browser asks for, by their paths. */
export type PortalFiles = Readonly<Record<'/portal.js' | '/portal.css', string>>

export async function bundlePortal(): Promise<PortalFiles> {
  const built = await build({
    root: path.join(PROJECT, 'src'),
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [liveModules(), plainIcons()],
    // Half a second less than postcss.
    css: { transformer: 'lightningcss' },
    build: {
      write: false,
      target: 'esnext',
      minify: false,
      modulePreload: false,
      cssCodeSplit: false,
      // Nothing but the two files is served.
      assetsInlineLimit: Infinity,
      rolldownOptions: {
        input: path.join(PROJECT, 'scripts/review/portal/main.tsx'),
        output: { codeSplitting: false },
      },
    },
  })
  const [script, ...others] = (built as Rolldown.RolldownOutput).output
  const style = others.find(({ fileName }) => fileName.endsWith('.css'))
  if (style?.type !== 'asset') throw new Error('The portal was bundled without styles')
  return { '/portal.js': script.code, '/portal.css': String(style.source) }
}

/** Answers every request of a browser with the portal and one version of content; nothing goes out. */
export async function servePortal(
  context: BrowserContext,
  portal: PortalFiles,
  { files, shown }: Side,
): Promise<void> {
  const texts = new Map(Object.entries({ '/': pageWith(shown), ...portal }))
  await context.route('**/*', async (route: Route) => {
    const { origin, pathname } = new URL(route.request().url())
    const body = texts.get(pathname) ?? files.get(decodeURIComponent(pathname.slice(1)))
    if (origin !== ORIGIN || body === undefined) return route.abort()
    const contentType = TYPES[path.extname(pathname)] ?? 'image/*'
    return route.fulfill({ body: Buffer.from(body), contentType })
  })
}

const TYPES: Readonly<Record<string, string>> = {
  '': 'text/html',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
}

function pageWith(shown: Shown): string {
  // In a script, a text must not end it.
  const content: Content = { ...shown, version: 0, problems: [], old: [] }
  const json = JSON.stringify(content).replaceAll('<', String.raw`\u003c`)
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<style>@layer tokens, base, ui;</style>
<link rel="stylesheet" href="/portal.css">
<style>${shown.school.accent}</style>
<script>window.content = ${json}</script>
<div id="root"></div>
<script type="module" src="/portal.js"></script>
`
}
