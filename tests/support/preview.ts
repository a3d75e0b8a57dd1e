import { expect, type FrameLocator, type Page } from '@playwright/test'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Content } from '../../scripts/preview/pages/exchange.ts'
import { test as base } from './browser.ts'

const ROOT = join(import.meta.dirname, '../..')

type PreviewServer = Awaited<ReturnType<typeof startPreview>>

type Preview = PreviewServer & {
  /** Shows a text, perhaps in another width: 'classes', 'classes/class-link&width=desktop'. */
  readonly show: (what: string) => Promise<void>
}

/**
 * Browser tests of the preview: npm run preview on a copy of the fixed school. The preview runs as long
 * as its worker. After each test its content is put back.
 */
export const test = base.extend<{ preview: Preview }, { previewServer: PreviewServer }>({
  previewServer: [
    async ({ browser }, use) => {
      const server = await startPreview()
      // Vite prepares the modules for the first page.
      const page = await browser.newPage()
      await page.goto(`${server.origin}/?show=dashboard`)
      await drawnPortal(page).getByRole('heading', { level: 1 }).waitFor()
      await page.close()
      await use(server)
      await server.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  preview: async ({ page, previewServer }, use) => {
    const { origin, putBack } = previewServer
    const show = async (what: string): Promise<void> => {
      if (!page.url().startsWith(origin)) return void (await page.goto(`${origin}/?show=${what}`))
      // The page of an earlier show: it loads nothing again.
      await page.evaluate((query) => {
        history.pushState(null, '', query)
        dispatchEvent(new PopStateEvent('popstate'))
      }, `?show=${what}`)
    }
    await use({ ...previewServer, show })
    await page.close()
    await putBack()
  },
})

async function startPreview() {
  const root = await mkdtemp(join(tmpdir(), 'preview-'))
  await cp(join(ROOT, 'tests/school/content'), join(root, 'content'), { recursive: true })
  const remote = join(root, 'remote.git')
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' })
  await writeFile(join(root, '.gitignore'), 'remote.git\n')
  git('init', '--quiet', '--initial-branch=main')
  git('config', 'user.name', 'Ada')
  git('config', 'user.email', 'ada@example.org')
  git('add', '.')
  git('commit', '--quiet', '-m', 'First')
  git('clone', '--quiet', '--bare', '.', remote)
  git('remote', 'add', 'origin', remote)
  git('fetch', '--quiet')
  git('remote', 'set-head', 'origin', 'main')
  const run = (port: string) =>
    spawn(process.execPath, ['scripts/preview.ts', '--root', root], {
      cwd: ROOT,
      env: { ...process.env, PORT: port },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
  let program = run('0')
  const end = async (): Promise<void> => {
    program.kill('SIGTERM')
    if (program.exitCode === null) await once(program, 'exit')
  }
  const origin = await originOf(program.stdout)
  const path = (file: string): string => join(root, file)
  const shown = async () => {
    const reply = await fetch(`${origin}/preview/content`, { method: 'POST', body: 'null' })
    const { entries, problems } = (await reply.json()) as Content
    return { entries, problems }
  }
  const first = await shown()
  return {
    origin,
    read: (file: string): Promise<string> => readFile(path(file), 'utf8'),
    change: async (file: string, from: string, to: string): Promise<void> => {
      const text = await readFile(path(file), 'utf8')
      expect(text).toContain(from)
      await writeFile(
        path(file),
        text.replace(from, () => to),
      )
    },
    /** Waits until the preview shows the content as it was at the start. */
    putBack: async (): Promise<void> => {
      git('switch', '--quiet', '--discard-changes', 'main')
      git('clean', '--quiet', '--force', '-d', 'content')
      await expect.poll(shown).toEqual(first)
    },
    end,
    /** Starts the preview again, on the same port. */
    start: async (): Promise<void> => {
      program = run(new URL(origin).port)
      await originOf(program.stdout)
    },
    close: async (): Promise<void> => {
      await end()
      await rm(root, { recursive: true, force: true })
    },
  }
}

/** Goes on reading: a program whose output nobody reads fails when it writes more. */
function originOf(output: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = ''
    output.on('data', (part) => {
      printed += String(part)
      const [origin] = /http:\/\/[\d.:]+/.exec(printed) ?? []
      if (origin !== undefined) resolve(origin)
    })
    output.on('end', () => reject(new Error(`The preview did not start: ${printed}`)))
  })
}

/** The portal in the frame of the preview. */
export function drawnPortal(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="The portal"]')
}

export { expect } from '@playwright/test'
