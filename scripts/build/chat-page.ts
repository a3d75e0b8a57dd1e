import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Plugin, PluginOption } from 'vite'
import { PROJECT } from '../system/project.ts'
import { assertInlines, bundleScript } from './bundle-script.ts'

const SOURCE = path.join(PROJECT, 'src/portal/chat.html')
const ENTRY = /<script type="module" src="\.\/(chat\/chat\.ts)"><\/script>/

/**
 * Builds the page inside the chat frame, with inline style and script: the sandboxed frame of a
 * vendor's script has an opaque origin, which may not load our files.
 * @param plugins Vite plugins that replace the compiled content by another school's
 */
export async function buildChatPage(plugins: readonly PluginOption[] = []): Promise<string> {
  const output = await bundleScript('chat/chat.ts', { plugins: [...plugins] })
  const script = output[0].code.trim()
  const styles = output.find(({ fileName }) => fileName.endsWith('.css'))
  if (styles?.type !== 'asset') throw new Error('The chat page was built without styles')
  const style = String(styles.source).trim()
  assertInlines(script + style)
  const page = await readFile(SOURCE, 'utf8')
  if (!ENTRY.test(page)) throw new Error('chat.html names no script')
  return page
    .replace('  </head>', () => `    <style>${style}</style>\n  </head>`)
    .replace(ENTRY, () => `<script>${script}</script>`)
}

/** For the development server: serves /chat.html as built, because its frame is equally strict there. */
export function chatPage(): Plugin {
  return {
    name: 'chat-page',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use('/chat.html', (_request, response) => {
        const send = async () => {
          const page = await buildChatPage()
          response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page)
        }
        send().catch((error: unknown) => {
          response.writeHead(500, { 'Content-Type': 'text/plain' }).end(String(error))
        })
      })
    },
  }
}
