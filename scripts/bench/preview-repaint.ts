import { chromium, type Page } from '@playwright/test'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureChromium } from '../chromium.ts'
import { PROJECT } from '../project.ts'

// How long it takes from saving a file to the card's new words on the screen of the preview:
// node scripts/bench/preview-repaint.ts [cards [saves]]

// As in scripts/preview.ts, before React is loaded.
process.env['NODE_ENV'] = 'production'
const { startPreview } = await import('../preview/start-preview.ts')

const SAVES = Number(process.argv[3] ?? 40)
const WARM_UP = 3
const CARDS_A_PAGE = 50

let checkedMs = 0
let saves = 0
const cards = Number(process.argv[2] ?? 1000)
const root = await mkdtemp(path.join(tmpdir(), 'preview-bench-'))
try {
  await cp(path.join(PROJECT, 'content'), path.join(root, 'content'), { recursive: true })
  const file = await addCards(cards)
  const preview = await startPreview({ root, port: 0, quiet: true })
  const browser = await chromium.launch({ executablePath: await ensureChromium() })
  for (const show of ['bench-0/card-0', 'bench-0']) {
    const page = await browser.newPage()
    await page.addInitScript(noteChanges)
    page.on('websocket', (socket) => socket.on('framereceived', noteCheck))
    await page.goto(`${preview.origin}/?show=${show}`)
    await shown(page, `Word ${saves} of`)
    const times: Times[] = []
    while (times.length < WARM_UP + SAVES) {
      saves += 1
      times.push(await save(page, file, saves))
      await sleep(100)
    }
    report(show, times.slice(WARM_UP))
    await page.close()
  }
  await browser.close()
  await preview.close()
} finally {
  await rm(root, { recursive: true, force: true })
}

type Times = { readonly all: number; readonly check: number }

/** Saves other words and waits until they stand in the document. Milliseconds. */
async function save(page: Page, file: string, count: number): Promise<Times> {
  const text = await readFile(file, 'utf8')
  const saved = performance.timeOrigin + performance.now()
  await writeFile(file, text.replace(/Word \d+ of/, `Word ${count} of`))
  const at = await shown(page, `Word ${count} of`)
  return { all: at - saved, check: checkedMs }
}

/** When the words came into one of the frames. */
async function shown(page: Page, words: string): Promise<number> {
  for (;;) {
    for (const frame of page.frames().slice(1)) {
      const found = await frame.evaluate((wanted) => {
        const { shownAt } = window as unknown as { shownAt: Map<string, number> }
        return shownAt.get(wanted) ?? null
      }, words)
      if (found !== null) return found
    }
    await sleep(5)
  }
}

/** Runs in every document of the page: notes when which words came. */
function noteChanges(): void {
  const noted = Object.assign(window, { shownAt: new Map<string, number>() })
  const look = (): void => {
    const words = /Word \d+ of/.exec(document.body?.textContent ?? '')?.[0]
    if (words === undefined || noted.shownAt.has(words)) return
    noted.shownAt.set(words, performance.timeOrigin + performance.now())
  }
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
  })
}

/** Notes how long the check took, as the server tells it. */
function noteCheck({ payload }: { payload: string | Buffer }): void {
  const told = /"checkedMs":([\d.]+)/.exec(String(payload))
  if (told) checkedMs = Number(told[1])
}

/** Pages of 50 cards of about 1.1 kB; answers the first card's file. */
async function addCards(count: number): Promise<string> {
  const navigation = path.join(root, 'content/navigation.json')
  const entries = JSON.parse(await readFile(navigation, 'utf8')) as object[]
  for (let page = 0; page * CARDS_A_PAGE < count; page += 1) {
    const folder = path.join(root, `content/bench-${page}`)
    await mkdir(folder, { recursive: true })
    await writeFile(path.join(folder, 'page.md'), `---\ntitle: Bench ${page}\nintro: Many.\n---\n`)
    for (let card = 0; card < Math.min(CARDS_A_PAGE, count - page * CARDS_A_PAGE); card += 1) {
      await writeFile(path.join(folder, `card-${card}.md`), cardText(page, card))
    }
    entries.unshift({ page: `bench-${page}`, label: `Bench ${page}` })
  }
  await writeFile(navigation, JSON.stringify(entries))
  return path.join(root, 'content/bench-0/card-0.md')
}

function cardText(page: number, card: number): string {
  const first = page === 0 && card === 0 ? 'Word 0 of the first card. ' : ''
  const sentence = 'Write to the **support team** at once, before the class starts if you can, and '
  const list = `- Join with your **student email**.\n- Read the [policy](/student-policy) first.\n`
  return `---
title: Card ${card} of page ${page}
description: ${first}Join your live class, on time and with your student email.
links:
  - key: class_link
    note: Your main class
  - key: class_link_two
---
${sentence.repeat(4)}wait.

${list.repeat(4)}
### What then

${sentence.repeat(3)}wait for {{lesson_time}}.
`
}

function report(what: string, times: readonly Times[]): void {
  const all = times.map((time) => time.all)
  const check = middle(times.map((time) => time.check))
  const apart = middle(times.map((time) => time.all - time.check))
  console.log(
    `${cards} cards, ${what}: saved to shown ${middle(all)} ms (median of ${times.length}), of which the check ${check} ms and everything else ${apart} ms; slowest ${Math.max(...all).toFixed(1)} ms`,
  )
}

function middle(list: readonly number[]): string {
  return (list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0).toFixed(1)
}
