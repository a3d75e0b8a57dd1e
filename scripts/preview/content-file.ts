import { realpathSync } from 'node:fs'
import path from 'node:path'
import { PICTURE_ENDINGS } from './pages/requests.ts'
import { ifThere } from '../system/system-error.ts'
import { Refused } from '../system/refused.ts'

// Only these names ever become part of a path.
const NAME = '[a-z0-9]+(?:-[a-z0-9]+)*'
const TEXT = new RegExp(`^content/${NAME}/${NAME}\\.md$`)
const PICTURE = new RegExp(`^content/(?:${NAME}/)?${NAME}\\.(?:${PICTURE_ENDINGS.join('|')})$`)

export const NO_SUCH_FILE = 'There is no such file in content/.'

/**
 * The absolute path of a Markdown file, such as content/classes/class-link.md.
 * @throws {Refused} for other kinds of files, for paths and links that lead out of content/, and for missing files
 */
export function textFile(root: string, file: string): string {
  const found = TEXT.test(file) ? findInside(root, file) : null
  if (found === null) throw new Refused(NO_SUCH_FILE)
  return found
}

/** The absolute path of a picture or the logo; null where textFile would refuse it. */
export function pictureFile(root: string, file: string): string | null {
  return PICTURE.test(file) ? findInside(root, file) : null
}

function findInside(root: string, file: string): string | null {
  const wanted = path.join(realpathSync(root), file)
  const real = ifThere(() => realpathSync(wanted))
  // A symbolic link may lead anywhere.
  return real === wanted ? wanted : null
}
