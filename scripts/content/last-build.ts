import { createHash, type Hash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Placeholder } from './check/judge-links.ts'
import { isSystemError } from './files/system-error.ts'
import type { ContentFiles } from './files/sort-files.ts'
import { compareText } from './problem.ts'

// One file that remembers what the last good build was made of and what it made. Deleting it is
// always safe; it is believed only while its own seal holds and both sides are as it says.

const RECORD = join('.cache', 'content-build.json')
const OUTPUT = join('src', 'content', 'compiled')
const PROJECT = fileURLToPath(new URL('../../', import.meta.url))
/** What the compiler is made of. */
const COMPILER = ['scripts/content', 'src/content', 'src/contract', 'package-lock.json']

type Summary = {
  readonly counts: { readonly pages: number; readonly cards: number }
  readonly placeholders: readonly Placeholder[]
}

type Record = { readonly inputs: string; readonly outputs: string; readonly summary: Summary }

/** A hash of the content and of the compiler that reads it. */
export function hashInputs(files: ContentFiles): string {
  const hash = createHash('sha256').update(process.version)
  for (const path of COMPILER) hashPath(hash, PROJECT, path)
  return hashAll(hash, files)
}

/** What the last build is known to have found; null unless it was made of these inputs and all it made is there. */
export function recallBuild(root: string, inputs: string): Summary | null {
  const record = readRecord(root)
  if (record === null || record.inputs !== inputs) return null
  const hash = createHash('sha256')
  return record.outputs === hashPath(hash, root, OUTPUT).digest('hex') ? record.summary : null
}

/** Remembers a build without problems. Where nothing can be written, the next run builds again. */
export function recordBuild(
  root: string,
  inputs: string,
  built: Summary & { readonly modules: ReadonlyMap<string, string> },
): void {
  const { counts, modules } = built
  const placeholders = built.placeholders.map(({ address, place }) => ({ address, place }))
  const made = new Map([...modules].map(([path, source]) => [`${OUTPUT}/${path}`, source]))
  const outputs = hashAll(createHash('sha256'), made)
  const record: Record = { inputs, outputs, summary: { counts, placeholders } }
  const file = join(root, RECORD)
  try {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify({ record, seal: sealOf(record) }))
  } catch (error) {
    if (!isSystemError(error)) throw error
  }
}

function readRecord(root: string): Record | null {
  try {
    const { record, seal } = JSON.parse(readFileSync(join(root, RECORD), 'utf8'))
    return seal === sealOf(record) ? record : null
  } catch (error) {
    if (isSystemError(error) || error instanceof SyntaxError || error instanceof TypeError)
      return null
    throw error
  }
}

function sealOf(record: Record): string {
  return createHash('sha256').update(JSON.stringify(record)).digest('hex')
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
