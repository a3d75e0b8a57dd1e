import { statSync, watch, type FSWatcher } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isSystemError } from './files/system-error.ts'

/** Changes that come closer together than this, as when an editor saves, are built once. */
const SETTLE_MS = 1

/**
 * A file that is empty, or comes or goes, can be half of a save: some programs empty a file before
 * they write it, others write a new one beside it and change the names. After this time it is none.
 */
const HALF_SAVED_MS = 25

type WatchOptions<Built> = {
  /** The folder that holds content/. */
  readonly root: string
  /** What to do at first, and again for the paths that changed since. */
  readonly build: (changed?: ReadonlySet<string>) => Promise<Built>
  /** Is told of every build, the first one included. */
  readonly onBuilt: (built: Built) => void
  /** Is told of what nobody foresaw; the watching goes on. */
  readonly onError: (error: unknown) => void
  /** How long what looks like half of a save is waited for, in ms. */
  readonly halfSavedMs?: number
}

/**
 * Builds content/ now and after every change in it, never twice at the same time.
 * @returns a function that ends the watching, and waits for a build that runs
 */
export async function watchContent<Built>({
  root,
  build,
  onBuilt,
  onError,
  halfSavedMs = HALF_SAVED_MS,
}: WatchOptions<Built>): Promise<() => Promise<void>> {
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  /** When nothing that changed looks like half of a save any more. */
  let due = 0
  let stopped = false
  let running = Promise.resolve()

  const leftMs = () => Math.max(0, due - performance.now())
  const untilSaved = async (): Promise<void> => {
    await untilDue()
    if (![...changed].some((path) => isEmpty(join(root, path)))) return
    due = performance.now() + halfSavedMs
    await untilDue()
  }
  const untilDue = async (): Promise<void> => {
    // It moves when there are more changes meanwhile.
    for (let left = leftMs(); left > 0; left = leftMs()) await sleep(left)
  }
  const run = async (): Promise<void> => {
    await untilSaved()
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
  const noteChange = (path: string, isNamed: boolean): void => {
    changed.add(path)
    due = Math.max(due, performance.now() + (isNamed ? halfSavedMs : SETTLE_MS))
    clearTimeout(timer)
    timer = setTimeout(() => {
      running = running.then(run).catch(onError)
    }, leftMs())
  }

  const unwatch = await watchFolders(join(root, 'content'), noteChange, onError)
  changed.clear() // the first build reads everything
  const first = build()
  running = first.then(onBuilt, () => {})
  await first
  return async () => {
    stopped = true
    clearTimeout(timer)
    unwatch()
    await running
  }
}

function isEmpty(path: string): boolean {
  try {
    return statSync(path, { throwIfNoEntry: false })?.size === 0
  } catch (error) {
    if (isSystemError(error)) return false // whoever reads it will say why
    throw error
  }
}

/** Watches content/ and its folders, those that are made later too; tells paths from content/ on. */
async function watchFolders(
  content: string,
  /** `isNamed`: a name came or went; otherwise a file was written. */
  tell: (path: string, isNamed: boolean) => void,
  onError: (error: unknown) => void,
): Promise<() => void> {
  const watchers = new Map<string, FSWatcher>()
  let watching = false
  const watchFolder = (folder: string, prefix: string): void => {
    if (watchers.has(folder)) return
    const watcher = watch(folder, (event, name) => {
      tell(`${prefix}${name ?? ''}`, event === 'rename')
      if (folder === content) void watchPages().catch(onError)
    })
    watchers.set(folder, watcher)
    const forget = (): void => {
      watcher.close()
      watchers.delete(folder)
    }
    // A folder that is removed cannot be watched any more; some systems call that an error.
    watcher.on('error', forget)
  }
  const watchPages = async (): Promise<void> => {
    const entries = await readdir(content, { withFileTypes: true })
    const folders = new Set(
      entries.filter((entry) => entry.isDirectory()).map(({ name }) => join(content, name)),
    )
    for (const [folder, watcher] of watchers) {
      if (folder === content || folders.has(folder)) continue
      watcher.close()
      watchers.delete(folder)
    }
    for (const folder of folders) {
      const isNew = !watchers.has(folder)
      const prefix = `content/${folder.slice(content.length + 1)}/`
      watchFolder(folder, prefix)
      // What was put into it before it was watched.
      if (isNew && watching) tell(prefix, true)
    }
  }
  watchFolder(content, 'content/')
  await watchPages()
  watching = true
  return () => {
    for (const watcher of watchers.values()) watcher.close()
  }
}
