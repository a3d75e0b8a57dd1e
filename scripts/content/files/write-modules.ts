import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ifThere } from './if-there.ts'

/**
 * Makes a folder hold exactly the modules it is given. A file whose bytes are right already is not
 * touched, and none is ever half written.
 * @returns a function that writes, which answers the paths that changed, removed ones included; what
 * it wrote the last time it does not look at again
 */
export function createWriter(folder: string) {
  let written: ReadonlyMap<string, string> | undefined
  return async (modules: ReadonlyMap<string, string>): Promise<string[]> => {
    const changed: string[] = []
    for (const [path, source] of modules) {
      const before = written?.get(path) ?? (await ifThere(readFile(join(folder, path), 'utf8')))
      if (before === source) continue
      await replaceFile(join(folder, path), source)
      changed.push(path)
    }
    for (const path of written?.keys() ?? (await filesBelow(folder))) {
      if (modules.has(path) || path.endsWith('.tmp')) continue
      await rm(join(folder, path), { force: true })
      changed.push(path)
    }
    written = modules
    return changed
  }
}

async function replaceFile(file: string, source: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const unfinished = `${file}.${process.pid}.tmp`
  await writeFile(unfinished, source)
  await rename(unfinished, file)
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await ifThere(readdir(folder, { withFileTypes: true, recursive: true }))
  return (entries ?? [])
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
}
