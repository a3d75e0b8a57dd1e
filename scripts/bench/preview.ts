import { chromium } from '@playwright/test'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { ensureChromium } from '../chromium.ts'
import { PROJECT } from '../project.ts'
import { startProgram } from './program.ts'
import { REST_MS, type Workspace } from './workspace.ts'

/** Code gets warm in the first saves; they do not count. */
const WARM_UP = 3

/** The ms from the moment before a save to the frame in which the preview shows the words. */
export async function measurePreview({ folder, show, save }: Workspace, saves: number) {
  const script = path.join(PROJECT, 'scripts', 'preview.ts')
  const preview = await startProgram([script, '--root', folder], folder, /http:[^ ]+ /)
  const browser = await chromium.launch({ executablePath: await ensureChromium() })
  try {
    const page = await browser.newPage()
    const [origin = ''] = /http:[^ ]+/.exec(preview.said) ?? []
    await page.goto(`${origin}/?show=${show}`)
    const modal = page.frameLocator('iframe[title="The card’s modal"]')
    await modal.getByText(/^Revision/).waitFor()
    const times: number[] = []
    while (times.length < WARM_UP + saves) {
      const changes = modal.locator('body').evaluate(whenChanged)
      await sleep(REST_MS)
      const began = performance.timeOrigin + performance.now()
      const sentence = save()
      times.push((await changes) - began)
      await modal.getByText(sentence).waitFor()
    }
    return times.slice(WARM_UP)
  } finally {
    await browser.close()
    await preview.end()
  }
}

/** Runs in the browser: the time of the first frame in which the text is another. */
function whenChanged(body: HTMLElement): Promise<number> {
  const before = body.textContent
  return new Promise((resolve) => {
    const look = (): void => {
      if (body.textContent === before) requestAnimationFrame(look)
      else resolve(performance.timeOrigin + performance.now())
    }
    look()
  })
}
