import { join, sep } from 'node:path'
import type { HotPayload, Plugin, ViteDevServer } from 'vite'
import { buildContent, type BuildOptions } from './build.ts'
import type { Problem } from './problem.ts'

/** Changes that come closer together than this, as when an editor saves, are compiled once. */
const SETTLE_MS = 20

/**
 * For the development server: compiles content/ at the start and on every change. Problems are
 * shown over the page, which keeps its last good content, until they are mended.
 */
export function contentPlugin(options: BuildOptions): Plugin {
  const folder = join(options.root, 'content') + sep
  const overlay = () => overlayOf(problems, options.root)
  let problems: readonly Problem[] = []

  const build = async (): Promise<void> => {
    const built = await buildContent(options)
    problems = built.problems.filter(({ severity }) => severity === 'error')
  }

  return {
    name: 'content',
    apply: 'serve',
    async buildStart() {
      await build()
    },
    configureServer(server) {
      const show = async (): Promise<void> => {
        await build()
        server.ws.send(problems.length > 0 ? overlay() : NO_OVERLAY)
      }
      server.watcher.add(folder)
      onChange(server, folder, show)
      server.ws.on('connection', () => {
        if (problems.length > 0) server.ws.send(overlay())
      })
    },
  }
}

/** Calls `then` after every change below a folder, never twice at the same time. */
function onChange(server: ViteDevServer, folder: string, then: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined
  let running = Promise.resolve()
  const run = (): void => {
    running = running.then(then).catch((error: unknown) => {
      server.config.logger.error(`Content could not be compiled: ${String(error)}`)
    })
  }
  server.watcher.on('all', (_event, file) => {
    if (!file.startsWith(folder)) return
    clearTimeout(timer)
    timer = setTimeout(run, SETTLE_MS)
  })
}

/** An update of nothing: Vite's client takes the overlay away when an update comes. */
const NO_OVERLAY: HotPayload = { type: 'update', updates: [] }

function overlayOf(problems: readonly Problem[], root: string): HotPayload {
  const [first] = problems
  const text = problems.map(({ file, line, column, sentence, advice }) => {
    return `${file}:${line}:${column}\n${sentence} ${advice}`
  })
  return {
    type: 'error',
    err: {
      plugin: 'content',
      message: text.join('\n\n'),
      stack: '',
      // With its whole path the place is a link that opens the editor.
      ...(first && { loc: { ...first, file: join(root, first.file) } }),
    },
  }
}
