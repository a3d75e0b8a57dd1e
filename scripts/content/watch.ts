import { watch } from 'chokidar'
import { join } from 'node:path'

/**
 * Some programs empty a file before they write it: a file counts once its size has stayed the same for
 * this long. (Chokidar itself joins the two halves of a save that renames files.)
 */
const WHOLE_SAVE = { stabilityThreshold: 25, pollInterval: 10 }

type WatchOptions = {
  /** The folder that holds content/. */
  readonly root: string
  readonly build: () => unknown
  /** Receives what a later build throws; the watching goes on. */
  readonly onError: (error: unknown) => void
}

/**
 * Builds content/ now and after every change in it.
 * @returns a function that ends the watching
 * @throws what the first build throws
 */
export async function watchContent({ root, build, onError }: WatchOptions) {
  const watcher = watch(join(root, 'content'), {
    ignoreInitial: true,
    awaitWriteFinish: WHOLE_SAVE,
  })
  watcher.on('error', onError)
  await new Promise<void>((resolve) => watcher.once('ready', resolve))
  let next: NodeJS.Immediate | undefined
  watcher.on('all', () => {
    // Files that changed together are built together.
    clearImmediate(next)
    next = setImmediate(() => {
      try {
        build()
      } catch (error) {
        onError(error)
      }
    })
  })
  try {
    build()
  } catch (cause) {
    await watcher.close()
    throw cause
  }
  return () => watcher.close()
}
