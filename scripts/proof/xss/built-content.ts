import type { Browser } from '@playwright/test'
import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createApp } from '../../../src/server/app.ts'
import { listen } from '../../../src/server/http/listen.ts'
import { bundlePortal } from '../../bundle-portal.ts'
import { compiledModules } from '../../compiled-modules.ts'
import { pagePath } from '../../content/names.ts'
import { schoolFileOf } from '../../school-file.ts'
import { LANES, SETTLED_MS, type Found } from './found.ts'
import { layOut, type HostileSchool } from './hostile-content.ts'
import { foreignParts, leftOver, pressAll } from './left-over.ts'
import { atMost, follow, inLanes, openStudentBrowser, STUCK_MS } from './student-browser.ts'

type Parts = {
  readonly browser: Browser
  /** Where a backend answers. */
  readonly backend: string
  /** What a writer has made of the content in a folder. */
  readonly school: (folder: string) => HostileSchool
  /** Whether the check has seen where links lead. Otherwise only what comes of pressing them counts. */
  readonly checked: boolean
}

/** Builds a hostile school, and opens every card of it and every page that shows what its settings say. */
export async function tryContent({ browser, backend, school: make, checked }: Parts) {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'hostile-content-'))
  try {
    await layOut(folder)
    const school = make(folder)
    const portal = path.join(folder, 'dist')
    await build(folder, portal, school)
    const log = { info() {}, problem() {}, request() {}, event() {} }
    const server = await listen(createApp({ backend, portal: { folder: portal }, log }), {
      host: '127.0.0.1',
      port: 0,
    })
    const found = await openAll(browser, server.origin, school, (part) =>
      isTheirs(part, checked),
    ).finally(() => server.close())
    return { ...found, tried: school.tried, refused: school.refused }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function build(folder: string, portal: string, { sound, modules }: HostileSchool) {
  const { content } = sound
  const look = content.settings.site?.whole
  const file = schoolFileOf(sound)
  if (!look || file === null) throw new Error('The school has mistakes')
  if (look.chat.kind !== 'contacts') throw new Error('The chat page shows the contacts here')
  const pages = content.pages.map(({ slug }) => pagePath(slug))
  const site = { chat: { kind: 'contacts' }, opensOffline: false } as const
  await bundlePortal({
    folder: portal,
    school: { root: folder, look, site, pages, file },
    plugins: [compiledModules({ folder, modules })],
  })
}

/** Pages before the sign-in, which the build writes as HTML, and the page of the chat. */
const PUBLIC = ['/login', '/student-policy', '/chat.html']

async function openAll(
  browser: Browser,
  origin: string,
  { cards }: HostileSchool,
  counts: (part: string) => boolean,
): Promise<Found> {
  const lanes = await Promise.all(
    Array.from({ length: LANES }, () =>
      openStudentBrowser(browser, origin, { sanitiser: true, policy: false }),
    ),
  )
  const left: string[] = []
  const [first] = lanes
  for (const address of first === undefined ? [] : [...PUBLIC, '/attack', '/']) {
    await first?.page.goto(`${origin}${address}`)
    await first?.page.locator('h1').first().waitFor()
    await first?.page.waitForTimeout(SETTLED_MS)
    const found = (await first?.page.evaluate(foreignParts)) ?? []
    if (found.length > 0) left.push(`${address}: ${found.join(', ')}`)
  }
  for (const { page } of lanes) {
    await page.goto(`${origin}/attack`)
    await page.locator('main h1').waitFor()
  }
  await inLanes(cards, LANES, async ({ address, title }, lane) => {
    const opened = lanes[lane]
    if (opened === undefined) return
    const { page } = opened
    if (new URL(page.url()).pathname === '/attack') await follow(page, address)
    else await page.goto(`${origin}${address}`)
    await page.getByRole('dialog', { name: title }).waitFor()
    await page.waitForTimeout(SETTLED_MS)
    const inside = await page.evaluate(leftOver, 'dialog .prose-prose')
    const parts = [...(await page.evaluate(foreignParts)), ...inside].filter(counts)
    if (parts.length > 0) left.push(`${address}: ${parts.join(', ')}`)
    await atMost(STUCK_MS, page.evaluate(pressAll, 'dialog'))
    await opened.closeOthers()
  })
  const executed = new Set(lanes.flatMap((lane) => [...lane.executed]))
  for (const lane of lanes) await lane.close()
  return { executed, left }
}

/** The portal's own prose has classes, names of regions and the sign of a link that leads outside. */
function isTheirs(part: string, checked: boolean): boolean {
  if (!checked && part.startsWith('href=')) return false
  return !/^(?:class|id|role|aria-[a-z]+|name|title)=/.test(part)
}
