import { realpath } from 'node:fs/promises'
import path from 'node:path'
import { ifThere } from '../content/files/if-there.ts'

const NAME = '[a-z0-9]+(?:-[a-z0-9]+)*'
const TEXT = new RegExp(`^content/${NAME}/${NAME}\\.md$`)
const PICTURE = new RegExp(`^content/(?:${NAME}/)?${NAME}\\.(?:png|jpe?g|webp|avif|gif|svg)$`)

/**
 * The whole path of a card's or page's file, such as content/classes/class-link.md.
 * @returns null for anything else: another kind of file, a path that climbs out, a link that leads
 * out, a file that is not there
 */
export async function textFile(root: string, file: string): Promise<string | null> {
  return TEXT.test(file) ? inside(root, file) : null
}

/** The same for a picture or the logo. */
export async function pictureFile(root: string, file: string): Promise<string | null> {
  return PICTURE.test(file) ? inside(root, file) : null
}

async function inside(root: string, file: string): Promise<string | null> {
  const wanted = path.join(await realpath(root), file)
  const real = await ifThere(realpath(wanted))
  // Whatever is a link, or lies below one, is left alone: it may lead anywhere.
  return real === wanted ? wanted : null
}
