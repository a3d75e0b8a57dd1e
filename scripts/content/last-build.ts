import { createHash, type Hash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Placeholder } from './check/judge-links.ts'
import { ifThereSync } from './files/if-there.ts'
import { isSystemError } from './files/system-error.ts'
import type { ContentFiles } from './files/sort-files.ts'
import type { KeptFolders } from './keep-folders.ts'
import { compareText } from './problem.ts'

// One file that remembers what the last good build was made of and what it made. Deleting it is
// always safe; it is believed only while its own seals hold and both sides are as it says.

const RECORD = join('.cache', 'content-build.json')
const OUTPUT = join('src', 'content', 'compiled')
const PROJECT = fileURLToPath(new URL('../../', import.meta.url))
/** What the compiler is made of. */
const COMPILER = ['scripts/content', 'src/content', 'src/contract', 'package-lock.json']

type Summary = {
  readonly counts: { readonly pages: number; readonly cards: number }
  readonly placeholders: readonly Placeholder[]
}

/** Hashes of what a build is made from. */
export type Inputs = { readonly compiler: string; readonly content: string }

/** The first line of the file. The second holds the folders, which a build of the same needs not. */
type Record = Inputs & {
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
  for (const path of COMPILER) hashPath(compiler, PROJECT, path)
  return { compiler: compiler.digest('hex'), content: hashAll(createHash('sha256'), files) }
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
    folders: () => (sealOf(second) === record.folders ? (JSON.parse(second) as KeptFolders) : {}),
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
  const outputs = hashAll(createHash('sha256'), made)
  const folders = JSON.stringify(kept)
  const summary = { counts, placeholders }
  const record: Record = { ...inputs, outputs, summary, folders: sealOf(folders) }
  const first = JSON.stringify({ record, seal: sealOf(JSON.stringify(record)) })
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

function readRecord(line: string): Record | null {
  try {
    const { record, seal } = JSON.parse(line)
    return seal === sealOf(JSON.stringify(record)) ? record : null
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof TypeError) return null
    throw error
  }
}

function sealOf(line: string): string {
  return createHash('sha256').update(line).digest('hex')
}

function hashOutput(root: string): string {
  return hashPath(createHash('sha256'), root, OUTPUT).digest('hex')
}

/** A file, or all files below a folder but what was compiled into src/content, in the order of their paths. */
function hashPath(hash: Hash, root: string, path: string): Hash {
  const files = new Map<string, Uint8Array>()
  const whole = join(root, path)
  const entries = path.includes('.')
    ? [path]
    : readdirSync(whole, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
        .filter((file) => path === OUTPUT || !file.includes(OUTPUT))
  for (const file of entries) files.set(file.replace(/^[\\/]/, ''), readFileSync(join(root, file)))
  addAll(hash, files)
  return hash
}

function hashAll(hash: Hash, files: ContentFiles): string {
  addAll(hash, files)
  return hash.digest('hex')
}

function addAll(hash: Hash, files: ContentFiles): void {
  for (const [path, bytes] of [...files].toSorted(([a], [b]) => compareText(a, b))) {
    // With its length, no file can be taken for the end of another.
    hash.update(`${path}\0${Buffer.byteLength(bytes)}\0`).update(bytes)
  }
}
