import path from 'node:path'
import { build, type Rolldown } from 'vite'
import { BUILD_TARGETS } from '../browsers.ts'
import { PROJECT } from '../../system/project.ts'

/** Builds src/portal/first-paint/before-paint.ts, the inline script of the pages. */
export async function buildInlineScript(): Promise<string> {
  const built = (await build({
    configFile: false,
    root: PROJECT,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: BUILD_TARGETS,
      rolldownOptions: {
        input: path.join(PROJECT, 'src/portal/first-paint/before-paint.ts'),
        output: { format: 'iife' },
      },
    },
  })) as Rolldown.RolldownOutput
  const text = built.output[0].code.trim()
  if (/<\/script|<!--/i.test(text))
    throw new Error('The script would end the element that holds it')
  return text
}
