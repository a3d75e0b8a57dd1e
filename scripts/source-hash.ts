import { filesBelow, hashFiles } from './files.ts'
import { PROJECT } from './project.ts'

const SOURCES = [
  'content',
  'src',
  'scripts',
  'package-lock.json',
  'vite.config.ts',
  'tsconfig.json',
]
const GENERATED = 'src/content/compiled/'

/** A hash of everything that a build of the portal is made from. */
export function hashSources(root = PROJECT): string {
  const files = SOURCES.flatMap((source) => filesBelow(root, source))
  return hashFiles(
    root,
    files.filter((file) => !file.startsWith(GENERATED)),
  )
}
