import { join } from 'node:path'
import type { HotPayload, Plugin } from 'vite'
import { createBuilder, type BuildOptions } from './build.ts'
import type { Problem } from './problem.ts'
import { watchContent } from './watch.ts'

/**
 * For the development server: compiles content/ at the start and on every change. Problems are
 * shown over the page, which keeps its last good content, until they are mended.
 */
export function contentPlugin(options: BuildOptions): Plugin {
  let problems: readonly Problem[] = []
  let show: (() => void) | undefined
  let watching: Promise<() => Promise<void>> | undefined
  const overlay = () => overlayOf(problems, options.root)

  return {
    name: 'content',
    apply: 'serve',
    configureServer(server) {
      show = () => server.ws.send(problems.length > 0 ? overlay() : NO_OVERLAY)
      server.ws.on('connection', () => {
        if (problems.length > 0) server.ws.send(overlay())
      })
    },
    async buildStart() {
      // Vite starts once for each of its environments.
      watching ??= watchContent({
        root: options.root,
        build: createBuilder(options),
        onBuilt: (built) => {
          problems = built.problems.filter(({ severity }) => severity === 'error')
          show?.()
        },
        onError: (error) => this.warn(`Content could not be compiled: ${String(error)}`),
      })
      await watching
    },
    async buildEnd() {
      const ending = watching
      // Vite that starts again, as after a change of its configuration, watches again.
      watching = undefined
      const stop = await ending
      await stop?.()
    },
  }
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
