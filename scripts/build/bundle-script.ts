import path from 'node:path'
import { build, type InlineConfig, type Rolldown } from 'vite'
import { PROJECT } from '../system/project.ts'
import { BUILD_TARGETS } from './browsers.ts'

/** Bundles a file of the portal into one script, with at most one style sheet, for the oldest browsers. */
export async function bundleScript(
  source: string,
  options: Pick<InlineConfig, 'define' | 'plugins'> = {},
): Promise<Rolldown.RolldownOutput['output']> {
  const built = await build({
    ...options,
    configFile: false,
    root: PROJECT,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: BUILD_TARGETS,
      cssCodeSplit: false,
      rolldownOptions: {
        input: path.join(PROJECT, 'src/portal', source),
        output: { format: 'iife' },
      },
    },
  })
  return (built as Rolldown.RolldownOutput).output
}

/** @throws if a script or style would end the element that holds it in a page */
export function assertInlines(code: string): void {
  if (/<\/script|<!--|<\/style/i.test(code)) {
    throw new Error('A script or style would end the element that holds it')
  }
}
