import { watch } from 'chokidar'
import { join } from 'node:path'

/**
 * Some programs empty a file before they write it: a file counts once its size has stayed the same for
 * this long. (Chokidar itself joins the two halves of a save that renames files.)
 */
const WHOLE_SAVE = { stabilityThreshold: 25, pollInterval: 10 }

type WatchOptions<Built> = {
  /** The folder that holds content/. */
  readonly root: string
  readonly build: () => Built | Promise<Built>
  /** Receives the result of every build, the first included. */
  readonly onBuilt: (built: Built) => void
  /** Receives an unexpected error; the watching goes on. */
  readonly onError: (error: unknown) => void
}

/**
 * Builds content/ now and after every change in it, one build at a time.
 * @returns a function that ends the watching and waits for a running build
 * @throws what the first build throws
 */
export async function watchContent<Built>({
  root,
  build,
  onBuilt,
  onError,
}: WatchOptions<Built>): Promise<() => Promise<void>> {
  let isChanged = true
  let isStopped = false
  const run = async (): Promise<void> => {
    if (isStopped || !isChanged) return
    isChanged = false
    onBuilt(await build())
  }
  const watcher = watch(join(root, 'content'), {
    ignoreInitial: true,
    awaitWriteFinish: WHOLE_SAVE,
  })
  watcher.on('error', onError)
  await new Promise<void>((resolve) => watcher.once('ready', resolve))
  let running = run()
  watcher.on('all', () => {
    isChanged = true
    running = running.then(run).catch(onError)
  })
  try {
    await running
  } catch (cause) {
    await watcher.close()
    throw cause
  }
  return async () => {
    isStopped = true
    await watcher.close()
    await running
  }
}
