import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesBelow } from './files.ts'

const TEXT = /\.(?:html|js|css|svg|json|txt|webmanifest)$/
/** Below this many bytes the headers weigh more than what compression saves. */
const WORTH_IT_BYTES = 512

/** Puts a .br and a .gz copy beside every text file of a folder, for servers that send them as they are. */
export async function compressAssets(folder: string): Promise<void> {
  for (const name of filesBelow(folder, '.').filter((found) => TEXT.test(found))) {
    const file = path.join(folder, name)
    const bytes = await readFile(file)
    if (bytes.length < WORTH_IT_BYTES) continue
    const quality = constants.BROTLI_MAX_QUALITY
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
    await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }))
    await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }))
  }
}
