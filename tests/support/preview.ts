import { expect, type FrameLocator, type Page } from '@playwright/test'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CONTENT_PATH, type Content } from '../../src/preview/exchange.ts'
import { test as base } from './browser.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const SCHOOL = join(ROOT, 'tests/school/content')

/** Does what an editor is asked to do as far as a test can see it: writes down the file. */
const EDITOR = '#!/bin/sh\necho "$@" >> "$(dirname "$0")/opened.txt"\n'

type PreviewServer = Awaited<ReturnType<typeof startPreview>>

type Preview = Pick<PreviewServer, 'origin' | 'read' | 'change' | 'rename'> & {
  /** Shows a page or card: 'classes', 'classes/class-link&links=none'. */
  readonly show: (what: string) => Promise<unknown>
}

/**
 * Browser tests of the preview: npm run preview itself, on a copy of the fixed school. It runs as long
 * as its worker; after each test its content is as it was.
 */
export const test = base.extend<{ preview: Preview }, { previewServer: PreviewServer }>({
  previewServer: [
    async ({ browser }, use) => {
      const server = await startPreview()
      // The first page waits for Vite to make ready what all of them load.
      const page = await browser.newPage()
      await page.goto(`${server.origin}/?show=dashboard`)
      await drawn.portal(page).getByRole('heading', { level: 1 }).waitFor()
      await page.close()
      await use(server)
      await server.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  preview: async ({ page, previewServer }, use) => {
    const { origin, read, change, rename } = previewServer
    await use({
      origin,
      read,
      change,
      rename,
      show: (what) => page.goto(`${origin}/?show=${what}`),
    })
    await page.close()
    await previewServer.putBack()
  },
})

async function startPreview() {
  const root = await mkdtemp(join(tmpdir(), 'preview-'))
  await cp(SCHOOL, join(root, 'content'), { recursive: true })
  await writeFile(join(root, 'editor.sh'), EDITOR)
  await chmod(join(root, 'editor.sh'), 0o755)
  const program = spawn(process.execPath, ['scripts/preview.ts', '--root', root], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', LAUNCH_EDITOR: join(root, 'editor.sh') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const origin = await originOf(program.stdout)
  const read = (file: string): Promise<string> => readFile(join(root, file), 'utf8')
  const shown = async () => {
    const { entries, problems } = (await (await fetch(origin + CONTENT_PATH)).json()) as Content
    return { entries, problems }
  }
  const first = await shown()
  return {
    origin,
    read,
    change: async (file: string, from: string, to: string): Promise<void> => {
      const text = await read(file)
      expect(text).toContain(from)
      await writeFile(
        join(root, file),
        text.replace(from, () => to),
      )
    },
    rename: (from: string, to: string): Promise<void> => rename(join(root, from), join(root, to)),
    /** Waits until the preview shows the content as it was at its start. */
    putBack: async (): Promise<void> => {
      for (const file of await readdir(join(root, 'content'), { recursive: true })) {
        if (!existsSync(join(SCHOOL, file))) await rm(join(root, 'content', file))
      }
      for (const entry of await readdir(SCHOOL, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile()) continue
        const original = join(entry.parentPath, entry.name)
        const copy = join(root, 'content', relative(SCHOOL, original))
        const wanted = await readFile(original)
        if (!existsSync(copy) || !wanted.equals(await readFile(copy))) await writeFile(copy, wanted)
      }
      await expect.poll(shown).toEqual(first)
    },
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
