import { watch } from 'chokidar'
import { statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Half of a save lasts no longer. Some programs empty a file before they write it, others write a new
 * file beside it and change the names: a file that is empty, comes or goes may be half saved.
 */
const HALF_SAVED_MS = 25

type WatchOptions<Built> = {
  /** The folder that holds content/. */
  readonly root: string
  /** What to do at first, and again for the paths that changed since. */
  readonly build: (changed?: ReadonlySet<string>) => Built | Promise<Built>
  /** Is told of every build, the first one included. */
  readonly onBuilt: (built: Built) => void
  /** Called with an unexpected error; the watching goes on. */
  readonly onError: (error: unknown) => void
  /** Waits for the other half of a save. */
  readonly wait?: () => Promise<unknown>
}

/**
 * Builds content/ now and after every change in it, never twice at the same time.
 * @returns a function that ends the watching, and waits for a build that runs
 * @throws what the first build throws
 */
export async function watchContent<Built>({
  root,
  build,
  onBuilt,
  onError,
  wait = () => sleep(HALF_SAVED_MS),
}: WatchOptions<Built>): Promise<() => Promise<void>> {
  const changed = new Set<string>()
  /** Whether a file has come or gone since the last wait. */
  let namesChanged = false
  let stopped = false
  let running: Promise<void> = Promise.resolve()

  const untilNamesRest = async (): Promise<void> => {
    while (namesChanged) {
      namesChanged = false
      await wait()
    }
  }
  const run = async (): Promise<void> => {
    await untilNamesRest()
    if ([...changed].some((path) => isEmpty(join(root, path)))) {
      namesChanged = true
      await untilNamesRest()
    }
    if (stopped || changed.size === 0) return
    const paths = new Set(changed)
    changed.clear()
    try {
      onBuilt(await build(paths))
    } catch (error) {
      for (const path of paths) changed.add(path) // they go with the next change
      throw error
    }
  }
  const watcher = watch(join(root, 'content'), { ignoreInitial: true, atomic: false })
  watcher.on('all', (event, file) => {
    if (event === 'addDir' || event === 'unlinkDir') return
    changed.add(relative(root, file).replaceAll(sep, '/'))
    namesChanged ||= event !== 'change'
    running = running.then(run).catch(onError)
  })
  watcher.on('error', onError)
  await new Promise<void>((resolve) => watcher.once('ready', resolve))

  changed.clear() // the first build reads everything
  namesChanged = false
  try {
    running = (async () => onBuilt(await build()))()
    await running
  } catch (cause) {
    await watcher.close()
    throw cause
  }
  return async () => {
    stopped = true
    await watcher.close()
    await running
  }
}

function isEmpty(path: string): boolean {
  try {
    return statSync(path).size === 0
  } catch {
    return false // whoever reads it will say why
  }
}
