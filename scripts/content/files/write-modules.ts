import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../../system/files.ts'
import { ifThere } from '../../system/system-error.ts'
import { writeWhole } from './replace-file.ts'

/**
 * Makes a folder hold exactly these modules, and touches no file that is right already.
 * @returns the paths that changed, removed ones included
 */
export function writeModules(folder: string, modules: ReadonlyMap<string, string>): string[] {
  const before = readModules(folder)
  const changed = [...modules].filter(([path, source]) => before.get(path) !== source)
  for (const [path, source] of changed) writeWhole(join(folder, path), source)
  const gone = [...before.keys()].filter((path) => !modules.has(path))
  for (const path of gone) rmSync(join(folder, path), { force: true })
  return [...changed.map(([path]) => path), ...gone]
}

function readModules(folder: string): Map<string, string> {
  // Another build may be writing beside this one.
  const paths = filesBelow(folder, '.').filter((path) => !path.endsWith('.tmp'))
  return new Map(
    paths.map((path) => [path, ifThere(() => readFileSync(join(folder, path), 'utf8')) ?? '']),
  )
}
