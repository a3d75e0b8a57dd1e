import { chromium, type Browser, type Locator } from '@playwright/test'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { stripVTControlCharacters } from 'node:util'
import { ensureChromium } from '../chromium.ts'
import { PROJECT } from '../project.ts'
import { startProgram } from './program.ts'
import { REST_MS, type Workspace } from './workspace.ts'

/** Code gets warm in the first saves; they do not count. */
const WARM_UP = 3

/** The ms from the moment before a save to the frame in which its words are shown, of so many saves. */
export type Shown = Readonly<Record<'card' | 'figure' | 'name' | 'dev', readonly number[]>>

/** Measures a card, a figure and the school's name in the preview, and a card in npm run dev. */
export async function measureShown(workspace: Workspace, saves: number): Promise<Shown> {
  const { folder, show, save } = workspace
  const browser = await chromium.launch({ executablePath: await ensureChromium() })
  const withCard = 'classes/class-link'
  try {
    return {
      ...(await measurePreview(browser, folder, {
        card: { show, in: 'iframe[title="The portal"]', wait: /^Revision/, save, saves },
        figure: {
          show: withCard,
          in: 'iframe[title="The portal"]',
          wait: /minutes/,
          save: replacer(folder, 'figures.json', /(?<="class_join": \{ "value": )\d+/),
          saves,
        },
        name: {
          show: 'dashboard',
          in: 'iframe[title="The portal"]',
          wait: /Welcome/,
          save: replacer(folder, 'site.json', /(?<="name": ")[^"]*/),
          saves,
        },
      })),
      dev: await measureDev(browser, workspace, saves),
    }
  } finally {
    await browser.close()
  }
}

type Measure = {
  readonly show: string
  readonly in: string
  readonly wait: RegExp
  readonly save: () => unknown
  readonly saves: number
}

async function measurePreview<Name extends string>(
  browser: Browser,
  folder: string,
  measures: Readonly<Record<Name, Measure>>,
): Promise<Record<Name, number[]>> {
  const script = path.join(PROJECT, 'scripts', 'preview.ts')
  const preview = await startProgram([script, '--root', folder], folder, /http:[^ ]+ /)
  const page = await browser.newPage()
  try {
    const times: [string, number[]][] = []
    for (const [name, measure] of Object.entries<Measure>(measures)) {
      await page.goto(`${originIn(preview.said)}/?show=${measure.show}`)
      const frame = page.frameLocator(measure.in)
      await frame.getByText(measure.wait).first().waitFor()
      times.push([name, await measureSaves(frame.locator('body'), measure.save, measure.saves)])
    }
    return Object.fromEntries(times) as Record<Name, number[]>
  } finally {
    await page.close()
    await preview.end()
  }
}

/** In npm run dev: a card's modal on its page, as a student of the demo school sees it. */
async function measureDev(browser: Browser, { folder, show, save }: Workspace, saves: number) {
  const script = path.join(PROJECT, 'scripts', 'dev.ts')
  const env = { PORTAL_DATA: path.join(folder, 'data') }
  const dev = await startProgram([script, '--root', folder], folder, /http:[^ ]+/, env)
  const page = await browser.newPage()
  try {
    const [slug = '', card = ''] = show.split('/')
    await page.goto(`${originIn(dev.said)}/${slug}?card=${card}`)
    await page.getByLabel('Email').fill('ada@example.org')
    await page.getByLabel('Password', { exact: true }).fill('demo-student')
    await page.getByRole('button', { name: 'Login' }).click()
    const modal = page.getByRole('dialog').filter({ hasText: /Revision/ })
    await modal.waitFor()
    return await measureSaves(modal, save, saves)
  } finally {
    await page.close()
    await dev.end()
  }
}

async function measureSaves(place: Locator, save: () => unknown, saves: number) {
  const times: number[] = []
  while (times.length < WARM_UP + saves) {
    const changes = place.evaluate(whenChanged)
    await sleep(REST_MS)
    const began = performance.timeOrigin + performance.now()
    save()
    times.push((await changes) - began)
  }
  return times.slice(WARM_UP)
}

/** Saves a file of content with a number, another one each time, in the place of some words of it. */
function replacer(folder: string, name: string, words: RegExp): () => void {
  const file = path.join(folder, 'content', name)
  let number = 10
  return () => {
    number += 1
    writeFileSync(file, readFileSync(file, 'utf8').replace(words, String(number)))
  }
}

function originIn(said: string): string {
  // Vite paints what it prints.
  return /http:\/\/[\w.:]+/.exec(stripVTControlCharacters(said))?.[0] ?? ''
}

/** Runs in the browser: the time of the first frame in which the text is another. */
function whenChanged(place: HTMLElement | SVGElement): Promise<number> {
  const before = place.textContent
  return new Promise((resolve) => {
    const look = (): void => {
      if (place.textContent === before) requestAnimationFrame(look)
      else resolve(performance.timeOrigin + performance.now())
    }
    look()
  })
}
