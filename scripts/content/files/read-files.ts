import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { filesBelow } from '../../system/files.ts'
import { ifThere } from '../../system/system-error.ts'
import { contentOf, type FileContent } from './content-files.ts'

/** Reads every file below content/, by its path from the project's root; none if there is no such folder. */
export function readContentFiles(root: string): Map<string, FileContent> {
  const paths = filesBelow(root, 'content').filter((path) => !isLeftByProgram(path))
  return new Map(
    paths.flatMap((path) => {
      // An editor that saves can remove a file between the two looks.
      const bytes = ifThere(() => readFileSync(join(root, path)))
      return bytes ? [[path, contentOf(path, bytes)] as const] : []
    }),
  )
}

/** Whether a file with this name or path was left by an editor or a file manager. */
export function isLeftByProgram(path: string): boolean {
  return LEFT_BY_PROGRAMS.test(basename(path)) || /(?:^|[/\\])__MACOSX[/\\]/.test(path)
}

const LEFT_BY_PROGRAMS =
  /^(?:\.DS_Store|Thumbs\.db|desktop\.ini|.*~|~\$.*|\._.*|\.directory|Icon\r|\..*\.sw[a-p]|\.#.*|4913)$/
