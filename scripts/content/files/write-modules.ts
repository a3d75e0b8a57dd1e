import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../../system/files.ts'
import { ifThere } from '../../system/system-error.ts'
import { writeWhole } from './replace-file.ts'

/**
 * Makes a folder hold exactly the modules it is given; a file whose text is right already is not touched.
 * @returns a function that writes, which answers the paths that changed, removed ones included. What
 * it wrote the last time it does not look at again
 */
export function createWriter(folder: string) {
  let there: Map<string, string> | undefined
  return (modules: ReadonlyMap<string, string>): string[] => {
    const changed: string[] = []
    const before = there ?? readModules(folder)
    there = undefined // until all is written, nobody knows what lies there
    for (const [path, source] of modules) {
      if (before.get(path) === source) continue
      writeWhole(join(folder, path), source)
      changed.push(path)
    }
    for (const path of before.keys()) {
      if (modules.has(path)) continue
      rmSync(join(folder, path), { force: true })
      changed.push(path)
    }
    there = new Map(modules)
    return changed
  }
}

function readModules(folder: string): Map<string, string> {
  // Another build may be writing beside this one.
  const paths = filesBelow(folder, '.').filter((path) => !path.endsWith('.tmp'))
  return new Map(
    paths.map((path) => [path, ifThere(() => readFileSync(join(folder, path), 'utf8')) ?? '']),
  )
}
