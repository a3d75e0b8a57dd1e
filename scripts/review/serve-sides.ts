import react from '@vitejs/plugin-react'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build, preview, type InlineConfig } from 'vite'
import { PROJECT } from '../project.ts'
import type { Drawable } from './drawable.ts'
import { SIDES, type Side } from './views.ts'

const PAGE = 'src/review/index.html'

/** Where the portal is shown as one side has it. */
export function addressOf(side: Side): string {
  return `${side}/${PAGE}`
}

/**
 * Bundles src/review once for each side: the content of that version, and the portal's code as it
 * is here for both, so that only content can differ. Serves both to this computer alone.
 */
export async function serveSides(
  sides: Readonly<Record<Side, Drawable | null>>,
): Promise<{ readonly origin: string; readonly close: () => Promise<void> }> {
  const cache = path.join(PROJECT, '.cache')
  await mkdir(cache, { recursive: true })
  // Inside the project, so that packages are found.
  const root = await mkdtemp(path.join(cache, 'review-'))
  const remove = () => rm(root, { recursive: true, force: true })
  try {
    const pages: string[] = []
    for (const side of SIDES) {
      const drawable = sides[side]
      if (!drawable) continue
      await copyCode(path.join(root, side), drawable)
      pages.push(path.join(root, side, PAGE))
    }
    await build(viteConfig(root, pages))
    const server = await preview(viteConfig(root, []))
    const close = async () => {
      await server.close()
      await remove()
    }
    return { origin: server.resolvedUrls?.local[0] ?? '', close }
  } catch (error) {
    await remove()
    throw error
  }
}

const CODE = ['content', 'contract', 'portal', 'review']

async function copyCode(folder: string, { files, modules }: Drawable): Promise<void> {
  for (const part of CODE) {
    await cp(path.join(PROJECT, 'src', part), path.join(folder, 'src', part), {
      recursive: true,
      filter: (source) => path.basename(source) !== 'compiled',
    })
  }
  await writeAll(path.join(folder, 'src', 'content', 'compiled'), modules)
  await writeAll(folder, files)
}

async function writeAll(folder: string, files: ReadonlyMap<string, string | Uint8Array>) {
  for (const [name, content] of files) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, content)
  }
}

/** A portal in two files: Chromium asks for a dozen rather than a hundred each time that it opens one. */
const CHUNKS = [
  { name: 'packages', test: /node_modules/ },
  // Not src/review, which waits for pages that it imports later: they would wait for each other.
  ...SIDES.map((side) => ({
    name: side,
    test: new RegExp(`/${side}/src/(?:content|contract|portal)/`),
  })),
]

function viteConfig(root: string, input: string[]): InlineConfig {
  return {
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [react()],
    // Half a second less work than with postcss, which Vite takes otherwise.
    css: { transformer: 'lightningcss' },
    build: {
      target: 'esnext',
      minify: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { input, output: { codeSplitting: { groups: CHUNKS } } },
    },
    preview: { host: '127.0.0.1', port: 0 },
  }
}
