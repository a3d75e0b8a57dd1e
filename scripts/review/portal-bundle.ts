import path from 'node:path'
import { build, type Rolldown } from 'vite'
import { plainIcons } from '../build/plain-icons.ts'
import { liveModules } from '../preview/live-modules.ts'
import { PROJECT } from '../system/project.ts'

/** The portal in two files, without content. */
export type PortalBundle = { readonly script: string; readonly style: string }

export async function bundlePortal(): Promise<PortalBundle> {
  const built = await build({
    root: path.join(PROJECT, 'src'),
    configFile: false,
    publicDir: false,
    logLevel: 'silent',
    plugins: [liveModules(), plainIcons()],
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
        output: { codeSplitting: false },
      },
    },
  })
  const files = (built as Rolldown.RolldownOutput).output
  const style = files.find(({ fileName }) => fileName.endsWith('.css'))
  if (style?.type !== 'asset') throw new Error('The portal was bundled without styles')
  return { script: files[0].code, style: String(style.source) }
}
