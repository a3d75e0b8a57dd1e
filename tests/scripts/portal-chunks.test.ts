import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isRoute } from '../../src/content/fixed-routes.ts'
import type { BuiltPage } from '../../src/portal/first-paint/prerender.tsx'
import { BUILT_PORTAL, BUILT_SCRIPTS, type BuiltScripts } from '../school/built-portal.ts'
import { testPortal } from '../school/test-portal.ts'
import { MOST_SCRIPTS, MOST_SCRIPTS_OF_FORM, SCRIPTS_KB, STYLES_KB } from './budgets.ts'

await testPortal()
const inPortal = (address: string) => readFile(join(BUILT_PORTAL, address))
const scripts = JSON.parse(await readFile(BUILT_SCRIPTS, 'utf8')) as BuiltScripts
const texts = Object.entries(scripts).filter(([, { modules }]) => hasText(modules))
const programs = Object.entries(scripts).filter(([, { modules }]) => !hasText(modules))

function hasText(modules: object): boolean {
  return Object.keys(modules).some((id) => /\/compiled\/(?:pages|cards|search)/.test(id))
}

/** The preview, parsers of Markdown and YAML, and other packages that the student's browser does not need. */
const KEPT_OUT =
  /^scripts\/preview\/|node_modules\/(?:react-markdown|remark-|unified|mdast-|micromark|hast-|js-yaml|yaml|zod)/

describe('the portal’s scripts', () => {
  // A script's name holds a hash of its code, so a changed text changes the name of each script that names it.
  test('keep their names when a card changes, except its text and the first script', async () => {
    expect(texts.length).toBeGreaterThan(20)
    const naming = await Promise.all(
      programs.map(async ([address, { name }]) => {
        const code = String(await inPortal(address))
        const named = texts.filter(([text]) => code.includes(text.replace('/assets/', '')))
        return named.length > 0 ? [name] : []
      }),
    )
    expect(naming.flat()).toEqual(['index'])
  })

  test('never import the first script, which names all others', () => {
    const first = programs.find(([, { name }]) => name === 'index')?.[0] ?? ''
    const importing = Object.values(scripts).filter(({ imports }) => imports.includes(first))
    expect(importing.map(({ name }) => name)).toEqual([])
  })

  test('have nothing of the preview, no parser of Markdown or YAML, and no zod', () => {
    const modules = Object.values(scripts).flatMap((script) => Object.keys(script.modules))
    expect(modules.filter((id) => id.startsWith('src/portal/')).length).toBeGreaterThan(50)
    expect(modules.filter((id) => KEPT_OUT.test(id))).toEqual([])
  })
})

/** Code that only a press or an idle browser needs. */
const NOT_AT_FIRST = /minisearch|\/search-box|\/chat\//
/** Code that only a task needs. */
const OF_TASKS = /dompurify|\/calendar\/|ical/

describe('until it is usable, a page loads no more than its budget:', async () => {
  const { routes, first } = await firstScripts()

  test.each(Object.entries(SCRIPTS_KB))('%s', async (path, most) => {
    const route = routes.find((each) => isRoute(path, [each.path]))
    const addresses = [...new Set([...first, ...(route?.scripts ?? [])])]
    const modules = addresses.flatMap((address) => Object.entries(scripts[address]?.modules ?? {}))
    const unneeded = path.startsWith('/mentor-tasks') ? [NOT_AT_FIRST] : [NOT_AT_FIRST, OF_TASKS]
    const early = modules.filter(([id]) => unneeded.some((kind) => kind.test(id)))
    expect(early, 'modules that are loaded too early').toEqual([])
    const largest = modules.toSorted(([, one], [, other]) => other - one).slice(0, 20)
    const kiloBytes =
      (await Promise.all(addresses.map(compressedSize))).reduce((a, b) => a + b) / 1000
    expect(kiloBytes, `kB; modules, in characters: ${largest.join('\n')}`).toBeLessThanOrEqual(most)
    const mostScripts = path.endsWith('/submit') ? MOST_SCRIPTS_OF_FORM : MOST_SCRIPTS
    expect(addresses.length, addresses.join('\n')).toBeLessThanOrEqual(mostScripts)
  })

  test('one file of styles, with its layers in their order, and no font', async () => {
    const files = await readdir(join(BUILT_PORTAL, 'assets'))
    expect(files.filter((file) => /\.(?:woff2?|ttf|otf)$/.test(file))).toEqual([])
    const [styles, ...more] = files.filter((file) => file.endsWith('.css'))
    expect(more).toEqual([])
    expect((await compressedSize(`/assets/${styles}`)) / 1000).toBeLessThanOrEqual(STYLES_KB)
    const layers = String(await inPortal(`/assets/${styles}`)).matchAll(/@layer (\w+)/g)
    expect([...new Set(Array.from(layers, ([, name]) => name))]).toEqual([
      'tokens',
      'base',
      'layout',
    ])
  })
})

/** The routes with the scripts of their own, and the scripts that every page loads, as the build has written them. */
async function firstScripts() {
  const page = String(await inPortal('index.html'))
  const [, json = ''] = /id="built-page">(.*?)<\/script>/s.exec(page) ?? []
  const first = page.matchAll(/(?:src|href)="(\/assets\/[^"]*\.js)"/g)
  return {
    routes: (JSON.parse(json) as BuiltPage).routes,
    first: Array.from(first, ([, address = '']) => address),
  }
}

/** In bytes, as it is sent. A small file is not compressed. */
async function compressedSize(address: string): Promise<number> {
  const compressed = await inPortal(`${address}.br`).catch(() => null)
  return (compressed ?? (await inPortal(address))).length
}
