import { dirname } from 'node:path/posix'
import { withPictures, type Text } from '../../../src/content/text.ts'
import { pictureSize } from '../../pictures/picture-size.ts'
import type { ContentFiles } from '../files/content-files.ts'
import type { CardReading, PageReading } from '../read/reading.ts'

/** Gives each picture its width and height, so that nothing moves when it arrives. */
export function withPictureSizes(text: CardReading | PageReading, files: ContentFiles) {
  if (text.found === null || text.uses.every(({ kind }) => kind !== 'picture')) return text
  const sized = (shown: Text) =>
    withPictures(shown, (src) => {
      const picture = files.get(`${dirname(text.file)}/${src}`)
      return picture instanceof Uint8Array ? { ...pictureSize(picture) } : {}
    })
  return text.kind === 'card'
    ? { ...text, found: { ...text.found, message: sized(text.found.message) } }
    : { ...text, found: { ...text.found, body: sized(text.found.body) } }
}
