import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { filesBelow } from '../../system/files.ts'
import { ifThere } from '../../system/system-error.ts'
import { contentOf, type ContentFiles, type FileContent } from './content-files.ts'

/** Reads every file below content/, by its path from the project's root; none where there is no such folder. */
export function readContentFiles(root: string): Map<string, FileContent> {
  return readAgain(root, new Map(), filesBelow(root, 'content'))
}

/** Reads again what changed, by paths from the project's root. */
export function readAgain(
  root: string,
  files: ContentFiles,
  changed: Iterable<string>,
): Map<string, FileContent> {
  const next = new Map(files)
  for (const path of changed) {
    const content = isLeftByProgram(path) ? null : readIfThere(root, path)
    if (content === null) next.delete(path)
    else next.set(path, content)
  }
  return next
}

/** A file can go away between the two looks, when an editor saves: null then. */
function readIfThere(root: string, path: string): FileContent | null {
  const bytes = ifThere(() => readFileSync(join(root, path)))
  return bytes && contentOf(path, bytes)
}

/** Whether an editor or a file manager leaves a file of this name, or path, in folders without asking. */
export function isLeftByProgram(path: string): boolean {
  return LEFT_BY_PROGRAMS.test(basename(path)) || /(?:^|[/\\])__MACOSX[/\\]/.test(path)
}

const LEFT_BY_PROGRAMS =
  /^(?:\.DS_Store|Thumbs\.db|desktop\.ini|.*~|~\$.*|\._.*|\.directory|Icon\r|\..*\.sw[a-p]|\.#.*|4913)$/
