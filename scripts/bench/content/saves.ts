import { chromium, type Frame } from '@playwright/test'
import { writeFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureChromium } from '../../test/chromium.ts'
import { startPreview } from '../../preview/start-preview.ts'
import { PROJECT } from '../../system/project.ts'

const CARD = 'content/classes/class-link.md'
const FIGURES = 'content/figures.json'

/** The pause between two saves. The preview settles meanwhile; people do not save faster. */
const REST_MS = 300

/** The time from a save to the frame that shows it, in ms: for a card, then for a figure. */
export async function timeSaves(cards: number, runs: number) {
  const root = await mkdtemp(path.join(tmpdir(), 'bench-content-'))
  await writeSchool(root, cards)
  const preview = await startPreview({ root, port: 0, quiet: true })
  const browser = await chromium.launch({ executablePath: await ensureChromium() })
  try {
    const page = await browser.newPage()
    await page.goto(`${preview.origin}/?show=classes/class-link`)
    const shown = page.frameLocator('iframe[title="The portal"]').getByText(/Your main class/)
    await shown.first().waitFor()
    const frame = page.frames().find((each) => each !== page.mainFrame())
    if (!frame) throw new Error('The preview has no frame')
    const card = await readFile(path.join(root, CARD), 'utf8')
    const figures = await readFile(path.join(root, FIGURES), 'utf8')
    const saveCard = (count: number) =>
      writeFileSync(path.join(root, CARD), card.replace('main class', `main class ${count}`))
    const saveFigure = (count: number) =>
      writeFileSync(path.join(root, FIGURES), figures.replace('"value": 10', `"value": ${count}`))
    return {
      card: await timed(frame, runs, saveCard),
      figure: await timed(frame, runs, saveFigure),
    }
  } finally {
    await browser.close()
    await preview.close()
    await rm(root, { recursive: true })
  }
}

async function timed(frame: Frame, runs: number, save: (count: number) => void) {
  const times: number[] = []
  // The first saves are a warm-up and do not count.
  for (let run = -3; run < runs; run += 1) {
    await sleep(REST_MS)
    const changed = frame.evaluate(untilChanged)
    await sleep(20)
    const began = performance.timeOrigin + performance.now()
    save(20 + run)
    const ended = await changed
    if (run >= 0) times.push(ended - began)
  }
  return times
}

/** Runs in the browser: the time of the first frame that shows another text. */
function untilChanged(): Promise<number> {
  const before = document.body.textContent
  return new Promise((resolve) => {
    const look = (): void => {
      if (document.body.textContent === before) requestAnimationFrame(look)
      else resolve(performance.timeOrigin + performance.now())
    }
    look()
  })
}

/** The school's content, and a page with copies of one card. */
async function writeSchool(root: string, cards: number): Promise<void> {
  await cp(path.join(PROJECT, 'content'), path.join(root, 'content'), { recursive: true })
  const folder = path.join(root, 'content/copies')
  await mkdir(folder)
  await writeFile(path.join(folder, 'page.md'), '---\ntitle: Copies\npublic: true\n---\n')
  const card = await readFile(path.join(root, 'content/support/support-team.md'), 'utf8')
  for (let number = 40; number < cards; number += 1) {
    const copy = card.replace(/^title: .*$/m, `title: Copy ${number}`)
    await writeFile(path.join(folder, `copy-${number}.md`), copy)
  }
}
