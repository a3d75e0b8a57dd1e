import { chromium, type Page } from '@playwright/test'
import { mkdir, readFile, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { inPath } from '../../../scripts/system/in-path.ts'
import { ensureChromium } from '../../../scripts/test/chromium.ts'
import { aPicture } from '../content/a-picture.ts'
import { runProgram } from '../content/run-program.ts'
import { isNight } from '../../support/night.ts'
import { createRepository } from './repository.ts'

const CARD = 'content/classes/class-link.md'

function review(root: string, env: NodeJS.ProcessEnv, ...args: string[]) {
  return runProgram('content:review', ['--root', root, '--out', join(root, 'out'), ...args], env)
}

async function open(file: string): Promise<Page> {
  const browser = await chromium.launch({ executablePath: await ensureChromium() })
  onTestFinished(() => browser.close())
  const page = await browser.newPage({ viewport: { width: 360, height: 800 } })
  await page.goto(pathToFileURL(file).href)
  return page
}

// It takes nine seconds.
test.skipIf(!isNight)(
  'the page has a picture of what changed in sight, before and after; of a long page only the part around it',
  async () => {
    const { root, change, commit } = await createRepository()
    const long = 'We ask this of everybody.\n\n'.repeat(100)
    await commit({ 'content/student-policy/page.md': ['## Refunds', `${long}## Refunds`] })
    await change({
      [CARD]: ['Join your class.', 'Join your lesson, on time.'],
      'content/student-policy/map.png': aPicture(),
      'content/student-policy/page.md': ['## Refunds', '![A map](map.png)\n\n## Refunds'],
      'content/site.json': ['#2346b8', '#0b6e4f'],
    })

    const env = { PORTAL_CHROMIUM: await ensureChromium() }
    const { status, out, error } = review(root, env)

    expect({ status, error }).toEqual({ status: 0, error: '' })
    expect(out).toMatch(/^1 changed card, 1 changed page and 1 changed setting /)
    const page = await open(join(root, 'out', 'review.html'))
    const pictures = page.getByRole('img', { includeHidden: true })
    const taken = await pictures.evaluateAll((images: HTMLImageElement[]) =>
      images.flatMap(({ alt, naturalWidth: width, naturalHeight: height }) =>
        width === 540 && height > 300 && height < 1500 ? [alt] : [],
      ),
    )
    const both = ['Class Link', 'Policy', 'Sign in'].flatMap((title) => [
      `${title}, before`,
      `${title}, after`,
    ])
    expect(taken).toEqual(both)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  },
)

test('without a browser the review is plain and says so', async () => {
  const { root, change } = await createRepository()
  await change({ [CARD]: ['Join your class.', 'Join your lesson.'] })
  await mkdir(join(root, 'bin'))
  await symlink(inPath('git') ?? '', join(root, 'bin', 'git'))

  const { status } = review(root, {
    PATH: join(root, 'bin'),
    PLAYWRIGHT_BROWSERS_PATH: join(root, 'bin'),
  })

  expect(status).toBe(0)
  const summary = await readFile(join(root, 'out', 'summary.md'), 'utf8')
  expect(summary).toContain('There are no pictures: there is no Chromium on this computer.')
  expect(summary).toContain('Join your <ins>lesson</ins>.')
  const page = await readFile(join(root, 'out', 'review.html'), 'utf8')
  expect(page).toContain('Join your <ins>lesson</ins>.')
})

test('what cannot be compared is said in a sentence, without a trace', async () => {
  const { root } = await createRepository()
  const told = [review(root, {}, '--base', 'elsewhere'), review(root, { GITHUB_BASE_REF: 'live' })]
  expect(told.map(({ status, out, error }) => [status, out, error.split(' (')[0]])).toEqual([
    [1, '', 'There is no commit elsewhere in this clone. Run git fetch origin elsewhere'],
    [
      1,
      '',
      'This clone lacks the commit where the change left live. Run git fetch origin live:refs/remotes/origin/live',
    ],
  ])
})
