import { createHash } from 'node:crypto'
import { readContentFiles } from '../../content/files/read-files.ts'

/** A hash of a file's bytes: whoever starts from it can tell whether the file changed. */
export function versionOf(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex')
}

/** The text that holds exactly these bytes now, because its file was renamed; null where none does. */
export function findMoved(root: string, version: string): string | null {
  for (const [file, content] of readContentFiles(root)) {
    if (file.endsWith('.md') && versionOf(content) === version) return file
  }
  return null
}
