import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PROJECT } from '../project.ts'
import { BenchFailure } from './failure.ts'
import { startProgram } from './program.ts'

/** The other tools and what their configurations import; they are no part of the project. */
export const VERSIONS: Readonly<Record<string, string>> = {
  velite: '0.4.0',
  '@content-collections/core': '0.15.3',
  '@content-collections/cli': '0.1.9',
  '@content-collections/markdown': '0.1.4',
  'remark-gfm': '4.0.1',
  typescript: '7.0.2',
  zod: '4.6.7',
}

const FOLDER = join(PROJECT, '.cache', 'bench')
export const INSTALLED = join(FOLDER, 'node_modules')
const DONE = join(FOLDER, 'installed.json')

/** A program of an installed package. */
export function binOf(file: string): string {
  return join(INSTALLED, file)
}

/** Installs the other tools into .cache/bench unless they are there already. */
export async function installTools(tell: (line: string) => void): Promise<void> {
  const wanted = JSON.stringify(VERSIONS)
  if ((await readFile(DONE, 'utf8').catch(() => '')) === wanted) return
  tell('Installing the other tools into .cache/bench')
  await mkdir(FOLDER, { recursive: true })
  const manifest = { private: true, type: 'module', dependencies: VERSIONS }
  await writeFile(join(FOLDER, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  const args = ['install', '--no-audit', '--no-fund', '--loglevel', 'error', '--fetch-retries', '1']
  const npm = startProgram({ program: 'npm', args, folder: FOLDER })
  if ((await npm.ended) !== 0) throw new BenchFailure(`${NOT_INSTALLED}\n${npm.said().trim()}`)
  await writeFile(DONE, wanted)
}

const NOT_INSTALLED =
  'The other tools could not be installed from the npm registry; is there a network? ' +
  'npm run bench:content -- --tools ours measures without them. npm said:'
