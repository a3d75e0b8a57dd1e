import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Placeholder } from '../check/judge-links.ts'
import type { ContentFiles } from '../files/content-files.ts'
import { ifThereSync } from '../files/if-there.ts'
import { isSystemError } from '../files/system-error.ts'
import { addFiles, filesBelow, hashText } from './hash.ts'
import type { KeptFolders } from './keeper.ts'

// One file that remembers what the last good build was made of and what it made. Deleting it is
// always safe; it is believed only while its own seals hold and both sides are as it says.

const RECORD = join('.cache', 'content-build.json')
const OUTPUT = 'src/content/compiled'
const PROJECT = fileURLToPath(new URL('../../../', import.meta.url))
/** What the compiler is made of. */
const COMPILER = ['scripts/content', 'src/content', 'src/contract', 'package-lock.json']

type Summary = {
  readonly counts: { readonly pages: number; readonly cards: number }
  readonly placeholders: readonly Placeholder[]
}

/** Hashes of what a build is made from. */
export type Inputs = { readonly compiler: string; readonly content: string }

/** The first line of the file. The second holds the folders, which a build of the same needs not. */
type BuildRecord = Inputs & {
  readonly outputs: string
  readonly summary: Summary
  /** A hash of the second line. */
  readonly folders: string
}

type LastBuild = {
  /** What it found; null unless it was made of these inputs and all that it made is there. */
  readonly summary: Summary | null
  /** The folders that it read, whatever has changed since; none when the compiler is another one. */
  readonly folders: () => KeptFolders
}

/** Hashes the content and the compiler that reads it. */
export function hashInputs(files: ContentFiles): Inputs {
  const compiler = createHash('sha256').update(process.version)
  for (const path of COMPILER) {
    addFiles(
      compiler,
      filesBelow(PROJECT, path, (file) => !file.startsWith(OUTPUT)),
    )
  }
  return { compiler: compiler.digest('hex'), content: hashFiles(files) }
}

/** What is known of the last good build below `root`. */
export function recallBuild(root: string, inputs: Inputs): LastBuild {
  const [first = '', second = ''] = readLines(join(root, RECORD))
  const record = readRecord(first)
  if (record === null || record.compiler !== inputs.compiler) {
    return { summary: null, folders: () => ({}) }
  }
  const isSame = record.content === inputs.content && record.outputs === hashOutput(root)
  return {
    summary: isSame ? record.summary : null,
    folders: () => (hashText(second) === record.folders ? (JSON.parse(second) as KeptFolders) : {}),
  }
}

/** The source of a module as it lies below src/content/compiled; null where there is none. */
export function readModule(root: string, module: string): string | null {
  return ifThereSync(() => readFileSync(join(root, OUTPUT, module), 'utf8'))
}

type Build = Summary & { readonly modules: ReadonlyMap<string, string> }

/** Remembers a build without problems. Where nothing can be written, the next run builds again. */
export function recordBuild(root: string, inputs: Inputs, built: Build, kept: KeptFolders): void {
  const { counts, modules } = built
  const placeholders = built.placeholders.map(({ address, place }) => ({ address, place }))
  const made = new Map([...modules].map(([path, source]) => [`${OUTPUT}/${path}`, source]))
  const outputs = hashFiles(made)
  const folders = JSON.stringify(kept)
  const summary = { counts, placeholders }
  const record: BuildRecord = { ...inputs, outputs, summary, folders: hashText(folders) }
  const first = JSON.stringify({ record, seal: hashText(JSON.stringify(record)) })
  const file = join(root, RECORD)
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${first}\n${folders}\n`)
  } catch (error) {
    if (!isSystemError(error)) throw error
  }
}

function readLines(file: string): string[] {
  try {
    return readFileSync(file, 'utf8').split('\n')
  } catch (error) {
    if (isSystemError(error)) return []
    throw error
  }
}

function readRecord(line: string): BuildRecord | null {
  try {
    const { record, seal } = JSON.parse(line)
    return seal === hashText(JSON.stringify(record)) ? record : null
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return null
    throw error
  }
}

/** Without what a build that was killed may have left half written. */
function hashOutput(root: string): string {
  return hashFiles(filesBelow(root, OUTPUT, (file) => !file.endsWith('.tmp')))
}

function hashFiles(files: ContentFiles): string {
  const hash = createHash('sha256')
  addFiles(hash, files)
  return hash.digest('hex')
}
