import { warning, type Problem } from '../problem.ts'
import { placeAt, type Source } from '../source.ts'

/** Words that wait for a person: notes for those who write, and what fills the place of a text. */
const UNWRITTEN = /(?<![\p{L}\p{N}_])(?:TODO|FIXME|XXX+)(?![\p{L}\p{N}_])|\b[Ll]orem ipsum\b/gu

export function checkUnwritten(source: Source): Problem[] {
  return Array.from(source.text.matchAll(UNWRITTEN), ({ 0: found, index }) => {
    const sentence = `${found} waits for somebody to write what belongs here.`
    return warning(placeAt(source, index), sentence, 'Write it; students would read this.')
  })
}
