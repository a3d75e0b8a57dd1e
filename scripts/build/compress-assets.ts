import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { filesBelow } from '../system/files.ts'

const TEXT = /\.(?:html|js|css|svg|json|txt|webmanifest)$/
/** Compressing smaller files saves less than their headers weigh, in bytes. */
const WORTH_IT_BYTES = 512

/**
 * Writes a .br and a .gz copy of every text file in a folder, for servers that send these as they are.
 */
export async function compressAssets(folder: string): Promise<void> {
  const texts = filesBelow(folder, '.').filter((found) => TEXT.test(found))
  // In parallel: Node limits the number by its threads.
  await Promise.all(texts.map((name) => compress(path.join(folder, name))))
}

async function compress(file: string): Promise<void> {
  const bytes = await readFile(file)
  if (bytes.length < WORTH_IT_BYTES) return
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
  await Promise.all([
    promisify(brotliCompress)(bytes, { params }).then((br) => writeFile(`${file}.br`, br)),
    promisify(gzip)(bytes, { level: 9 }).then((gz) => writeFile(`${file}.gz`, gz)),
  ])
}
