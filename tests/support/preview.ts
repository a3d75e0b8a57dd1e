import { expect, type FrameLocator, type Page } from '@playwright/test'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { test as base } from './browser.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Does what an editor is asked to do as far as a test can see it: writes down the file. */
const EDITOR = '#!/bin/sh\necho "$@" >> "$(dirname "$0")/opened.txt"\n'

export type Preview = Awaited<ReturnType<typeof openPreview>>

/** Browser tests of the preview: npm run preview itself, on a copy of the content. */
export const test = base.extend<{ preview: Preview }>({
  preview: async ({ page }, use) => {
    const preview = await openPreview(page)
    await use(preview)
    await page.close()
    await preview.close()
  },
})

async function openPreview(page: Page) {
  const root = await mkdtemp(join(tmpdir(), 'preview-'))
  await cp(join(ROOT, 'tests/school/content'), join(root, 'content'), { recursive: true })
  await writeFile(join(root, 'editor.sh'), EDITOR)
  await chmod(join(root, 'editor.sh'), 0o755)
  const program = spawn(process.execPath, ['scripts/preview.ts', '--root', root], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', LAUNCH_EDITOR: join(root, 'editor.sh') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const origin = await originOf(program.stdout)
  const read = (file: string): Promise<string> => readFile(join(root, file), 'utf8')
  const change = async (file: string, from: string, to: string): Promise<void> => {
    const text = await read(file)
    expect(text).toContain(from)
    await writeFile(
      join(root, file),
      text.replace(from, () => to),
    )
  }
  return {
    origin,
    read,
    change,
    /** Shows a page or card: 'classes', 'classes/class-link&links=none'. */
    show: (what: string) => page.goto(`${origin}/?show=${what}`),
    close: async (): Promise<void> => {
      program.kill('SIGTERM')
      if (program.exitCode === null) await once(program, 'exit')
      await rm(root, { recursive: true, force: true })
    },
  }
}

async function originOf(output: NodeJS.ReadableStream): Promise<string> {
  let printed = ''
  for await (const part of output) {
    printed += String(part)
    const [origin] = /http:\/\/[\d.:]+/.exec(printed) ?? []
    if (origin !== undefined) return origin
  }
  throw new Error(`The preview did not start: ${printed}`)
}

/** What the preview draws: the portal at a page, a card as on its page, its open modal. */
export const drawn = {
  portal: (page: Page): FrameLocator => page.frameLocator('iframe[title^="The page"]'),
  tile: (page: Page): FrameLocator => page.frameLocator('iframe[title="The card on its page"]'),
  modal: (page: Page): FrameLocator => page.frameLocator('iframe[title="The card’s modal"]'),
}

export { expect } from '@playwright/test'
