import { chromium } from '@playwright/test'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { ensureChromium } from '../../scripts/chromium.ts'
import { PROJECT } from '../../scripts/project.ts'
import { createRepository } from './repository.ts'

/** With the template's remark above, and its lists to tick below. */
const BODY =
  '<!-- What changes? -->\r\nTimes\r\n*only*.\r\n\r\n## For a change of content\r\n\r\n- [ ] I read it.'

async function review(root: string, ...args: string[]) {
  const jobPage = join(root, 'job-page.md')
  const event = join(root, 'event.json')
  await writeFile(event, JSON.stringify({ pull_request: { title: 'Mend *words*', body: BODY } }))
  const child = spawn(
    process.execPath,
    ['scripts/content-review.ts', '--root', root, '--out', join(root, 'out'), ...args],
    {
      cwd: PROJECT,
      env: {
        ...process.env,
        GITHUB_BASE_REF: '',
        GITHUB_EVENT_PATH: event,
        GITHUB_STEP_SUMMARY: jobPage,
      },
    },
  )
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (text) => (printed += String(text)))
  }
  const [code]: unknown[] = await once(child, 'close')
  return { code, printed, jobPage }
}

async function open(file: string) {
  const browser = await chromium.launch({ executablePath: await ensureChromium() })
  onTestFinished(() => browser.close())
  const page = await browser.newPage({ viewport: { width: 360, height: 800 } })
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await page.goto(pathToFileURL(file).href)
  return { page, requests }
}

test('the review shows what changed before and after, names what it cannot draw, and asks for nothing outside', async () => {
  const { root, change } = await createRepository()
  await change({
    'content/classes/class-link.md': ['Join your class.', 'Join your lesson, on time.'],
    'content/classes/guide.md':
      '---\ntitle: Guide\ndescription: How to begin.\nlinks:\n  - key: clas_link\n---\n',
  })

  const { code, printed, jobPage } = await review(root)

  expect(printed).toContain('1 card changes, 1 card is new')
  expect(code).toBe(0)
  const summary = await readFile(join(root, 'out', 'summary.md'), 'utf8')
  expect(summary).toContain('Join your <del>class</del><ins>lesson, on time</ins>.')
  expect(summary).toContain(String.raw`The author calls it: “Mend \*words\*”`)
  expect(summary).toContain(String.raw`The author says: “Times \*only\*.”`)
  expect(await readFile(jobPage, 'utf8')).toBe(summary)
  const { page, requests } = await open(join(root, 'out', 'review.html'))
  await page.getByRole('heading', { name: '1 mistake to mend before this can go live' }).waitFor()
  // The new card and its modal.
  expect(await page.getByText('It cannot be shown while it has a mistake').count()).toBe(2)
  const pictures = await page
    .getByRole('img')
    .evaluateAll((images) =>
      images
        .filter((image): image is HTMLImageElement => image instanceof HTMLImageElement)
        .map(({ alt, naturalWidth }) => ({ alt, drawn: naturalWidth > 100 })),
    )
  const alts = ['the card, on a computer', 'what opens, on a phone'].flatMap((what) =>
    ['before', 'after'].map((side) => `Class Link: ${what}, ${side}`),
  )
  expect(new Set(pictures.map(({ alt }) => alt))).toEqual(new Set(alts))
  expect(pictures.filter(({ drawn }) => !drawn)).toEqual([])
  // The words of both are the same.
  const shown = (await page.locator('body').innerText()).replaceAll(/\s+/g, ' ')
  for (const words of await wordsOf(summary)) expect(shown).toContain(words)
  const seen = page.getByRole('checkbox', { name: 'Class Link: looked at' })
  await seen.check()
  expect(await seen.isChecked()).toBe(true)
  expect(requests.filter((url) => !url.startsWith('data:'))).toEqual([page.url()])
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBe(360)
}, 120_000)

/** The lines of a summary as one reads them. */
async function wordsOf(summary: string): Promise<string[]> {
  return summary
    .replaceAll(/^\s*```text$/gm, '')
    .replaceAll(/<[^>]+>|\*\*|`|^[\s#-]+|^.*(?:Changed|New): /gm, '')
    .replaceAll(/\\(.)/g, '$1')
    .split('\n')
    .flatMap((line) => line.split(/ · |: |💡 |❌ | → |:\d+:\d+ /))
    .map((words) => words.replaceAll(/\s+/g, ' ').trim())
    .filter((words) => words !== '' && words !== '…')
}

test('what cannot be compared is said in a sentence, without a trace', async () => {
  const { root } = await createRepository()
  expect(await review(root, '--base', 'elsewhere')).toMatchObject({
    code: 1,
    printed:
      'There is no commit elsewhere in this clone. Run git fetch origin elsewhere, or name a commit with --base.\n',
  })
})
