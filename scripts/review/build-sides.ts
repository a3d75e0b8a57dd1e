import react from '@vitejs/plugin-react'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { build, type Rolldown } from 'vite'
import { PROJECT } from '../project.ts'
import type { Drawable } from './drawable.ts'

export const SIDES = ['before', 'after'] as const
export type Side = (typeof SIDES)[number]

/** The files of a built site by their paths, such as /assets/main.js. */
export type Site = ReadonlyMap<string, string | Uint8Array>

/** Where the site shows a page of content as one side has it. */
export function addressOf(side: Side, page: string): string {
  return `/${side}/src/review/index.html?page=${page}`
}

/**
 * Bundles src/review once for each side: the content of that version, and the portal's code as it
 * is here for both, so that only content can differ.
 */
export async function buildSides(sides: Readonly<Record<Side, Drawable | null>>): Promise<Site> {
  const cache = path.join(PROJECT, '.cache')
  await mkdir(cache, { recursive: true })
  // Inside the project, so that packages are found.
  const root = await mkdtemp(path.join(cache, 'review-'))
  try {
    const input: string[] = []
    for (const side of SIDES) {
      const drawable = sides[side]
      if (!drawable) continue
      const folder = path.join(root, side)
      await prepare(folder, drawable)
      input.push(path.join(folder, 'src', 'review', 'index.html'))
    }
    return await bundle(root, input)
  } finally {
    await rm(root, { recursive: true, force: true })
  }
}

const CODE = ['content', 'contract', 'portal', 'review']

async function prepare(folder: string, { files, modules }: Drawable): Promise<void> {
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

async function bundle(root: string, input: readonly string[]): Promise<Site> {
  const built = await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [react()],
    build: {
      write: false,
      target: 'esnext',
      minify: false,
      modulePreload: false,
      reportCompressedSize: false,
      rolldownOptions: { input: [...input] },
    },
  })
  const { output } = built as Rolldown.RolldownOutput
  return new Map(
    output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
  )
}
