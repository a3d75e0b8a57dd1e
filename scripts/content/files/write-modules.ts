import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { ifThere } from './if-there.ts'

/**
 * Makes a folder hold exactly these modules. A file whose bytes are right already is not touched,
 * and none is ever half written. Returns the paths that changed, removed ones included.
 */
export async function writeModules(
  folder: string,
  modules: ReadonlyMap<string, string>,
): Promise<string[]> {
  const changed: string[] = []
  for (const [path, source] of modules) {
    const file = join(folder, path)
    if ((await ifThere(readFile(file, 'utf8'))) === source) continue
    await mkdir(dirname(file), { recursive: true })
    const unfinished = `${file}.${process.pid}.tmp`
    await writeFile(unfinished, source)
    await rename(unfinished, file)
    changed.push(path)
  }
  for (const path of await filesBelow(folder)) {
    if (modules.has(path) || path.endsWith('.tmp')) continue
    await rm(join(folder, path), { force: true })
    changed.push(path)
  }
  return changed
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) =>
      join(parentPath, name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
}
