import { createServer } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { liveIcon } from '../../scripts/build/install/live-icon.ts'
import { GOOD_SCHOOL, type Changes } from '../content/school.ts'
import { createWorkspace } from '../content/workspace.ts'

/** What a local server answers for the icon of a tab. */
async function iconOf(changes: Changes): Promise<Response> {
  const { root } = await createWorkspace(changes)
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0 },
    plugins: [liveIcon(root)],
  })
  onTestFinished(() => server.close())
  await server.listen()
  return fetch(new URL('/icon.svg', server.resolvedUrls?.local[0]))
}

const SITE = 'content/site.json'
const ACCENT = /"accent": "(#\w+)"/.exec(String(GOOD_SCHOOL[SITE]))?.[1] ?? 'no accent'

test.each([
  ['as it stands', {}],
  ['with the byte-order mark of an editor', { [SITE]: `\uFEFF${String(GOOD_SCHOOL[SITE])}` }],
])('the icon of a tab is in the accent of site.json, %s', async (_, changes) => {
  const icon = await iconOf(changes)
  expect(icon.headers.get('content-type')).toBe('image/svg+xml')
  expect(await icon.text()).toContain(ACCENT)
})
