import path from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { plainIcons } from '../build/plain-icons.ts'
import { PROJECT } from '../system/project.ts'

/** The portal in two files, without content: it imports every module of content from its address below /src. */
export type PortalBundle = { readonly script: string; readonly style: string }

export const COMPILED = '/src/content/compiled/'

export async function bundlePortal(): Promise<PortalBundle> {
  const built = await build({
    root: path.join(PROJECT, 'src'),
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [contentOutside(), plainIcons()],
    // Half a second less than postcss.
    css: { transformer: 'lightningcss' },
    build: {
      write: false,
      target: 'esnext',
      minify: false,
      modulePreload: false,
      cssCodeSplit: false,
      // Nothing but the two files is served.
      assetsInlineLimit: Infinity,
      rolldownOptions: {
        input: path.join(PROJECT, 'src/review/main.tsx'),
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  })
  const files = (built as Rolldown.RolldownOutput).output
  const style = files.find(({ fileName }) => fileName.endsWith('.css'))
  if (style?.type !== 'asset') throw new Error('The portal was bundled without styles')
  return { script: files[0].code, style: String(style.source) }
}

function contentOutside(): Plugin {
  return {
    name: 'content-outside',
    enforce: 'pre',
    resolveId(id) {
      const file = /\/content\/compiled\/(.+)$/.exec(id)?.[1]
      return file === undefined ? null : { id: COMPILED + file, external: 'absolute' }
    },
    transform(code, id) {
      return id.endsWith('/tokens.css') ? code.replace(/@import '[^']*accent\.css';/, '') : null
    },
  }
}
