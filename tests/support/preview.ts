import { expect, type FrameLocator, type Page } from '@playwright/test'
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CONTENT_PATH, type Content } from '../../src/preview/exchange.ts'
import { test as base } from './browser.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const SCHOOL = join(ROOT, 'tests/school/content')

type PreviewServer = Awaited<ReturnType<typeof startPreview>>

type Preview = Omit<PreviewServer, 'origin' | 'putBack' | 'close'> & {
  /** Shows a page or card: 'classes', 'classes/class-link&links=none'. */
  readonly show: (what: string) => Promise<unknown>
}

/**
 * Browser tests of the preview: npm run preview itself, on a copy of the fixed school. It runs as long as its
 * worker. After each test its content is as it was.
 */
export const test = base.extend<{ preview: Preview }, { previewServer: PreviewServer }>({
  previewServer: [
    async ({ browser }, use) => {
      const server = await startPreview()
      // Vite prepares its modules for the first page.
      const page = await browser.newPage()
      await page.goto(`${server.origin}/?show=dashboard`)
      await drawnPortal(page).getByRole('heading', { level: 1 }).waitFor()
      await page.close()
      await use(server)
      await server.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  preview: async ({ page, previewServer: { origin, putBack, ...preview } }, use) => {
    await use({ ...preview, show: (what) => page.goto(`${origin}/?show=${what}`) })
    await page.close()
    await putBack()
  },
})

async function startPreview() {
  const root = await mkdtemp(join(tmpdir(), 'preview-'))
  await cp(SCHOOL, join(root, 'content'), { recursive: true })
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
  const origin = await originOf(program.stdout)
  const end = async (): Promise<void> => {
    program.kill('SIGTERM')
    if (program.exitCode === null) await once(program, 'exit')
  }
  const read = (file: string): Promise<string> => readFile(join(root, file), 'utf8')
  const shown = async () => {
    const { entries, problems } = (await (await fetch(origin + CONTENT_PATH)).json()) as Content
    return { entries, problems }
  }
  const first = await shown()
  return {
    origin,
    read,
    end,
    /** Asks the repository that changes are proposed to. */
    remote: (...args: string[]) => git('-C', remote, ...args).trim(),
    /** Starts it once more, at the same address. */
    start: async (): Promise<void> => {
      program = run(new URL(origin).port)
      await originOf(program.stdout)
    },
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
      git('reset', '--quiet', '--hard', 'main')
      git('clean', '--quiet', '--force', '-d')
      await expect.poll(shown).toEqual(first)
    },
    close: async (): Promise<void> => {
      await end()
      await rm(root, { recursive: true, force: true })
    },
  }
}

/** Keeps reading: a program whose output nobody reads fails when it writes more. */
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

/** The portal as the preview draws it. */
export function drawnPortal(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="The portal"]')
}

export { expect } from '@playwright/test'
