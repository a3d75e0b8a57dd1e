import type { BuildOptions, Built } from './build.ts'
import { readContentFiles } from './files/read-files.ts'
import { hashInputs, recallBuild, recordBuild } from './last-build.ts'

/** What a program has to know of a build, whether it was needed or not. */
export type BuildOutcome = Pick<Built, 'ok' | 'problems' | 'placeholders' | 'counts'>

/**
 * Builds content/ unless the last build was made of the very same and what it made is still there.
 * Then not even the compiler is loaded.
 */
export async function buildIfChanged(options: BuildOptions): Promise<BuildOutcome> {
  const files = await readContentFiles(options.root)
  const inputs = hashInputs(files)
  const known = recallBuild(options.root, inputs)
  if (known) return { ok: true, problems: [], ...known }
  const { buildContent } = await import('./build.ts')
  const built = buildContent(files, options)
  // A warning has to be told in every run.
  if (built.modules && built.problems.length === 0) {
    recordBuild(options.root, inputs, { ...built, modules: built.modules })
  }
  return built
}
