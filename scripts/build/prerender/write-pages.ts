import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { PluginOption, Rolldown } from 'vite'
import type { BuiltPage } from '../../../src/portal/first-paint/prerender.tsx'
import config from '../../../vite.config.ts'
import { assertInlines, bundleScript } from '../bundle-script.ts'
import { criticalStyles } from './critical-styles.ts'
import { routeScripts } from './route-scripts.ts'
import { withPrerender, type Prerender } from './with-prerender.ts'

type Bundled = {
  /** The folder of the bundled portal. */
  readonly folder: string
  readonly output: Rolldown.RolldownOutput
  /** The Vite plugins of the bundle, in addition to those of vite.config.ts. */
  readonly plugins?: readonly PluginOption[]
}

/**
 * Prerenders the pages: each public page into its own file, such as `/login` into login.html, and
 * 'Checking your session…' into index.html, which answers every other address.
 */
export function writePages({ plugins = [], ...bundled }: Bundled): Promise<void> {
  const { css = {} } = config
  const asBundled = { css, plugins: [config.plugins, ...plugins] }
  return withPrerender(asBundled, (prerender) => writeAll(bundled, prerender))
}

async function writeAll({ folder, output }: Bundled, prerender: Prerender): Promise<void> {
  const template = await readFile(path.join(folder, 'index.html'), 'utf8')
  const styles = stylesOf(output)
  const chunks = output.output.filter((file) => file.type === 'chunk')
  const routes = await routeScripts(chunks, addressesIn(template), prerender)
  const [{ code }] = await bundleScript('first-paint/before-paint.ts')
  const script = code.trim()
  assertInlines(script)
  const write = async (file: string, built: BuiltPage, rendered: string) => {
    const description = prerender.describePage(rendered)
    const data = { id: prerender.BUILT_PAGE_ID, built }
    const text = pageOf(template, { rendered, description, styles, script, data })
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true })
    await writeFile(path.join(folder, file), text)
  }
  // With the public routes, too, because the worker answers with index.html if their page is not cached.
  await write('index.html', { publicPath: null, routes }, prerender.renderCheckingSession())
  for (const route of routes.filter(({ isPublic }) => isPublic)) {
    const { path: publicPath } = route
    const rendered = await prerender.renderPublicPage(publicPath)
    await write(`${publicPath.slice(1)}.html`, { publicPath, routes: [route] }, rendered)
  }
}

type PageParts = {
  readonly rendered: string
  readonly styles: string
  readonly script: string
  /** The text of `<meta name="description">`, escaped. */
  readonly description: string
  /** The JSON element: its id, and what it holds. */
  readonly data: { readonly id: string; readonly built: BuiltPage }
}

/** React puts elements of the head before the markup: the title, and preloads of pictures. */
const HOISTED = /^(?:<(?:link|meta)\b[^>]*>|<title>.*?<\/title>)*/s
const STYLESHEET = /\s*<link rel="stylesheet"[^>]*>/

function pageOf(template: string, page: PageParts): string {
  const { rendered, description, styles, script, data } = page
  const hoisted = HOISTED.exec(rendered)?.[0] ?? ''
  const markup = rendered.slice(hoisted.length)
  const stylesheet = STYLESHEET.exec(template)?.[0]
  if (stylesheet === undefined) throw new Error('index.html names no stylesheet')
  const json = JSON.stringify(data.built).replaceAll('<', String.raw`\u003c`)
  const first =
    `<script type="application/json" id="${data.id}">${json}</script>` +
    `<script>${script}</script>` +
    `<style>${criticalStyles(styles, markup)}</style>`
  return template
    .replace(
      /<title>.*?<\/title>/s,
      () => `${titleIn(hoisted)}<meta name="description" content="${description}" />`,
    )
    .replace(/<meta name="color-scheme"/, (meta) => `${first}\n    ${meta}`)
    .replace(STYLESHEET, '')
    .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`)
    .replace(/\s*<\/body>/, (end) => `${stylesheet}${end}`)
}

function titleIn(hoisted: string): string {
  const title = /<title>.*?<\/title>/s.exec(hoisted)?.[0]
  if (title === undefined) throw new Error('A page was rendered without a title')
  return title
}

/** The scripts and styles in the markup of a page. */
function addressesIn(page: string): string[] {
  return [...page.matchAll(/(?:src|href)="(\/assets\/[^"]*)"/g)].map(([, address = '']) => address)
}

function stylesOf({ output }: Rolldown.RolldownOutput): string {
  const file = output.find(({ fileName }) => fileName.endsWith('.css'))
  if (file?.type !== 'asset') throw new Error('The portal was built without styles')
  return String(file.source)
}
