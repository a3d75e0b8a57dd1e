import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ifThereSync } from './if-there.ts'

/**
 * Makes a folder hold exactly the modules it is given. A file whose bytes are right already is not
 * touched, and none is ever half written.
 * @returns a function that writes, which answers the paths that changed, removed ones included; what
 * it wrote the last time it does not look at again
 */
export function createWriter(folder: string) {
  let written: ReadonlyMap<string, string> | undefined
  // Hundreds of small files are written faster one after the other than as so many tasks at once.
  return (modules: ReadonlyMap<string, string>): string[] => {
    const changed: string[] = []
    const before = written
    written = undefined // until all is written, nobody knows what lies there
    const there = new Set(before?.keys() ?? filesBelow(folder))
    for (const [path, source] of modules) {
      const file = join(folder, path)
      const old = before?.get(path) ?? (there.has(path) ? readFileSync(file, 'utf8') : null)
      if (old === source) continue
      replaceFile(file, source)
      changed.push(path)
    }
    for (const path of there) {
      if (modules.has(path) || path.endsWith('.tmp')) continue
      rmSync(join(folder, path), { force: true })
      changed.push(path)
    }
    written = modules
    return changed
  }
}

function replaceFile(file: string, source: string): void {
  mkdirSync(dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}.tmp`
  writeFileSync(unfinished, source)
  renameSync(unfinished, file)
}

function filesBelow(folder: string): string[] {
  const entries = ifThereSync(() => readdirSync(folder, { withFileTypes: true, recursive: true }))
  return (entries ?? [])
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
}
