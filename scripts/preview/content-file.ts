import { realpathSync, statSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { ifThere } from '../system/system-error.ts'

// Sources of regular expressions: nothing but these names ever becomes a part of a path.
export const NAME = '[a-z0-9]+(?:-[a-z0-9]+)*'
export const PICTURE_ENDINGS = ['png', 'jpg', 'jpeg', 'webp', 'avif', 'gif', 'svg'] as const
const PICTURE_NAME = `${NAME}\\.(?:${PICTURE_ENDINGS.join('|')})`
const TEXT = new RegExp(`^content/${NAME}/${NAME}\\.md$`)
const PICTURE = new RegExp(`^content/(?:${NAME}/)?${PICTURE_NAME}$`)

/**
 * The whole path of a card's or page's file, such as content/classes/class-link.md.
 * @returns null for anything else: another kind of file, a path that climbs out, a link that leads
 * out, a file that is not there
 */
export function textFile(root: string, file: string): string | null {
  return TEXT.test(file) ? inside(root, file) : null
}

/** The same for a picture or the logo. */
export function pictureFile(root: string, file: string): string | null {
  return PICTURE.test(file) ? inside(root, file) : null
}

/** Waits, 0.3 seconds at most, for an editor that has emptied the file and is about to write it. */
export async function untilWritten(file: string): Promise<void> {
  for (let times = 0; times < 30 && statSync(file).size === 0; times += 1) await wait(10)
}

function inside(root: string, file: string): string | null {
  const wanted = path.join(realpathSync(root), file)
  const real = ifThere(() => realpathSync(wanted))
  // Whatever is a link, or lies below one, is left alone: it may lead anywhere.
  return real === wanted ? wanted : null
}
