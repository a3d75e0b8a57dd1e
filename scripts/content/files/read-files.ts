import { lstatSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { filesBelow } from '../../system/files.ts'
import { ifThere } from '../../system/system-error.ts'
import { contentOf, NO_FILE, type FileContent } from './content-files.ts'

/** Reads every file below content/, by its path from the project's root; none if there is no such folder. */
export function readContentFiles(root: string): Map<string, FileContent> {
  const paths = filesBelow(root, 'content').filter((path) => !isLeftByProgram(path))
  const files = new Map<string, FileContent>()
  const links: string[] = []
  for (const path of paths) {
    // Node lists what is below a link to a folder, too.
    if (links.some((link) => path.startsWith(`${link}/`))) continue
    // An editor that saves can remove a file between the two looks.
    const content = ifThere(() => readContent(root, path))
    if (content === NO_FILE) links.push(path)
    if (content !== null) files.set(path, content)
  }
  return files
}

function readContent(root: string, path: string): FileContent {
  const file = join(root, path)
  // A link may lead to any file of this computer, and a pipe has no end.
  return lstatSync(file).isFile() ? contentOf(path, readFileSync(file)) : NO_FILE
}

/** Whether a file with this name or path was left by an editor or a file manager. */
function isLeftByProgram(path: string): boolean {
  return LEFT_BY_PROGRAMS.test(basename(path)) || /(?:^|[/\\])__MACOSX[/\\]/.test(path)
}

const LEFT_BY_PROGRAMS =
  /^(?:\.DS_Store|Thumbs\.db|desktop\.ini|.*~|~\$.*|\._.*|\.directory|Icon\r|\..*\.sw[a-p]|\.#.*|4913)$/
