import { chromium, type Browser } from '@playwright/test'
import { createApp } from '../../src/server/app.ts'
import { listen } from '../../src/server/http/listen.ts'
import { ensureChromium } from '../chromium.ts'
import type { Figure } from '../figures.ts'
import { tryEverywhere } from './xss/everywhere.ts'
import { tryContent } from './xss/built-content.ts'
import type { Found } from './xss/found.ts'
import { checkedSchool, uncheckedSchool } from './xss/hostile-content.ts'
import { openHostileBackend } from './xss/hostile-backend.ts'
import { tryMails } from './xss/mails.ts'
import { numbered } from './xss/numbered.ts'
import { PAYLOADS } from './xss/payloads.ts'
import { tryTaskDetails } from './xss/task-details.ts'

type Parts = {
  /** The built portal. */
  readonly portal: string
  /** What is tried in a task's details … */
  readonly payloads?: readonly string[]
  /** … and which of them, by their numbers, everywhere else. */
  readonly elsewhere?: readonly number[]
}

/** Puts each payload wherever the portal shows what a backend says or a student types, with each guard alone. */
export function measureXss({
  portal,
  payloads: plain = PAYLOADS,
  elsewhere: tried = [...plain.keys()],
}: Parts): Promise<Figure[]> {
  const payloads = numbered(plain)
  return withBrowser(payloads, async ({ browser, backend }) => {
    const log = { info() {}, problem() {}, request() {}, event() {} }
    const app = createApp({ backend: backend.origin, portal: { folder: portal }, log })
    const server = await listen(app, { host: '127.0.0.1', port: 0 })
    const parts = { browser, origin: server.origin, payloads }
    try {
      const sanitised = await tryTaskDetails(parts, { sanitiser: true, policy: false })
      const shielded = await tryTaskDetails(parts, { sanitiser: false, policy: true })
      const open = await tryTaskDetails(parts, { sanitiser: false, policy: false })
      const elsewhere = await tryEverywhere({ ...parts, backend, tried })
      const mails = await tryMails(browser, payloads)
      const inDetails = `${payloads.length} payloads in a task's details`
      return [
        ...bothNone(`${tried.length} payloads in every text, link, field and answer`, elsewhere),
        ...bothNone(`${payloads.length} payloads as names in mails`, mails),
        ...bothNone(inDetails, sanitised),
        executedNone(`${inDetails}, no sanitiser, the policy alone`, shielded),
        {
          what: `${inDetails}, neither, a control: executed`,
          found: open.executed.size,
          least: payloads.length / 4,
        },
        {
          what: `${inDetails}, neither, a control: left`,
          found: open.left.length,
          least: payloads.length / 2,
        },
      ]
    } finally {
      await server.close()
    }
  })
}

/** Puts each payload into every place of a card that a writer can fill: with the check, and as if there were none. */
export function measureHostileContent(plain: readonly string[] = PAYLOADS): Promise<Figure[]> {
  const payloads = numbered(plain)
  return withBrowser(payloads, async ({ browser, backend }) => {
    const parts = { browser, backend: backend.origin }
    const checked = await tryContent({
      ...parts,
      school: (folder) => checkedSchool(folder, payloads),
      checked: true,
    })
    const unchecked = await tryContent({
      ...parts,
      school: (folder) => uncheckedSchool(folder, payloads),
      checked: false,
    })
    return [
      { what: 'Payloads in the places of a card', found: checked.tried },
      { what: 'Payloads in the places of a card: refused by the check', found: checked.refused },
      ...bothNone('The others, built', checked),
      ...bothNone(`${unchecked.tried - unchecked.refused} built without the check`, unchecked),
    ]
  })
}

type Running = {
  readonly browser: Browser
  readonly backend: Awaited<ReturnType<typeof openHostileBackend>>
}

async function withBrowser<T>(
  payloads: readonly string[],
  work: (running: Running) => Promise<T>,
): Promise<T> {
  const backend = await openHostileBackend(payloads)
  try {
    const browser = await chromium.launch({ executablePath: await ensureChromium() })
    return await work({ browser, backend }).finally(() => browser.close())
  } finally {
    backend.close()
  }
}

function bothNone(what: string, found: Found): Figure[] {
  for (const left of found.left) console.log(`Left: ${left}`)
  return [
    executedNone(`${what}, no policy`, found),
    { what: `${what}: left what styles or submits`, found: found.left.length, most: 0 },
  ]
}

function executedNone(what: string, { executed }: Found): Figure {
  for (const said of executed) console.log(`Executed: alert(${said}), ${what}`)
  return { what: `${what}: executed`, found: executed.size, most: 0 }
}
