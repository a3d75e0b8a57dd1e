import { createHash } from 'node:crypto'
import type { FolderInputs, Kept } from './kept.ts'
import { keepFolder, reviveFolder, type KeptFolder } from './kept-folder.ts'
import type { ReadFolder } from '../read/read-folder.ts'
import type { Reading } from '../read/reading.ts'
import { hashText } from './hash.ts'

/** By their names. */
export type KeptFolders = Readonly<Record<string, KeptFolder>>

type Keeper = Kept & {
  /** What is to be kept for the next process: every folder that was asked for. */
  readonly keep: (sources: ReadonlyMap<string, string>) => KeptFolders
}

/**
 * @param before what the last process kept
 * @param readSource the source of a module as it lies there; null where there is none
 */
export function createKeeper(
  before: KeptFolders,
  readSource: (module: string) => string | null,
): Keeper {
  const recalled = new Map<string, KeptFolder>()
  const sources = new WeakMap<ReadFolder, string>()
  const readings = new Map<string, { inputs: string; reading: Reading<ReadFolder> }>()

  return {
    folder(inputs, read) {
      const { slug } = inputs
      const hash = hashOf(inputs)
      const known = before[slug]
      const source = known?.source == null ? '' : readSource(moduleOf(slug))
      const isSame =
        known?.inputs === hash && (known.source === null || hashText(source ?? '') === known.source)
      if (!isSame) {
        const reading = read()
        readings.set(slug, { inputs: hash, reading })
        return reading
      }
      const reading = reviveFolder(known, inputs, read)
      recalled.set(slug, known)
      sources.set(reading.result, source ?? '')
      return reading
    },
    sourceOf: (folder) => sources.get(folder),
    keep(modules) {
      const kept: Record<string, KeptFolder> = Object.fromEntries(recalled)
      for (const [slug, { inputs, reading }] of readings) {
        const source = modules.get(moduleOf(slug))
        const folder = keepFolder(reading, inputs, source === undefined ? null : hashText(source))
        if (folder) kept[slug] = folder
      }
      return kept
    },
  }
}

/** The path of a folder's cards below src/content/compiled. */
function moduleOf(slug: string): string {
  return `cards/${slug}.tsx`
}

function hashOf({ dependsOn, paths, texts }: FolderInputs): string {
  const hash = createHash('sha256').update(`${dependsOn}\0`)
  for (const [index, path] of paths.entries()) {
    const text = texts[index] ?? ''
    // With its length, no text can be taken for the end of another.
    hash.update(`${path}\0${text.length}\0`).update(text)
  }
  return hash.digest('hex')
}
