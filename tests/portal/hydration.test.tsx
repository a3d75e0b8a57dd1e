import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { createMemoryHistory } from '@tanstack/react-router'
import { act } from '@testing-library/react'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { logo } from '../../src/content/compiled/logo.ts'
import { BUILT_PAGE_ID } from '../../src/portal/first-paint/built-page.ts'
import { createPortalParts } from '../../src/portal/portal.tsx'
import { showPortal } from '../../src/portal/first-paint/show-portal.tsx'
import { focused } from '../support/student.ts'

// React's development build takes over what the build rendered in Node: it warns where the two differ in as
// little as an attribute, and every warning fails a test.

async function renderPages(): Promise<[path: string, rendered: string][]> {
  const env = { ...process.env, NODE_ENV: 'production' }
  const program = 'tests/school/render-pages.ts'
  const { stdout } = await promisify(execFile)(process.execPath, [program], { env })
  return JSON.parse(stdout)
}

/** The document as it is when the portal's scripts run: the built page, at its address. */
function openPage(path: string, rendered: string): HTMLElement {
  // A file has another address where nothing is bundled.
  const markup = rendered.replace(/\/assets\/logo-[^"]+/g, logo ?? '')
  const built = { publicPath: path, routes: [{ path, isPublic: true, scripts: [] }] }
  document.body.innerHTML = `
    <div id="root">${markup.slice(markup.indexOf('<!--$-->'))}</div>
    <script type="application/json" id="${BUILT_PAGE_ID}">${JSON.stringify(built)}</script>`
  history.replaceState(null, '', path)
  const container = document.getElementById('root')
  if (container === null) throw new Error('The page has no root')
  onTestFinished(() => {
    document.body.innerHTML = ''
    history.replaceState(null, '', '/')
  })
  return container
}

let pages: [path: string, rendered: string][] = []
beforeAll(async () => {
  pages = await renderPages()
})

test('each public page hydrates as it was built, without a warning', async () => {
  expect(pages.map(([path]) => path)).toContain('/login')
  for (const [path, rendered] of pages) {
    const container = openPage(path, rendered)
    const heading = container.querySelector('h1')
    expect(heading, path).not.toBeNull()
    const portal = createPortalParts(createMemoryHistory({ initialEntries: [path] }))
    const root = await act(() => showPortal(portal, container))
    expect(container.querySelector('h1'), path).toBe(heading)
    act(() => root.unmount())
  }
})

test.each(['a password manager', 'a translation'])(
  'what was typed into a page that %s has changed before it is hydrated stays, and so does the focus',
  async (changer) => {
    const reported = vi.fn((event: ErrorEvent) => event.preventDefault())
    addEventListener('error', reported)
    onTestFinished(() => removeEventListener('error', reported))
    const [path, rendered] = pages.find(([page]) => page === '/login') ?? ['', '']
    const container = openPage(path, rendered)
    const field = (name: string) => container.querySelector<HTMLInputElement>(`[name=${name}]`)
    const title = container.querySelector('h1')
    if (changer === 'a translation') title?.replaceChildren('Connexion')
    else field('password')?.after(document.createElement('key-icon'))
    for (const name of ['email', 'password']) Object.assign(field(name) ?? {}, { value: name })
    const built = field('password')
    built?.focus()
    const portal = createPortalParts(createMemoryHistory({ initialEntries: [path] }))
    const root = await act(() => showPortal(portal, container))
    expect(reported).toHaveBeenCalledOnce()
    expect(field('password')).not.toBe(built)
    expect([field('email')?.value, field('password')?.value]).toEqual(['email', 'password'])
    expect(await focused()).toBe(field('password'))
    act(() => root.unmount())
  },
)
