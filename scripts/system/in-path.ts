import { existsSync } from 'node:fs'
import path from 'node:path'

/** The file of a program in the folders of PATH; undefined if there is none. */
export function inPath(name: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(path.delimiter)
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file))
}
