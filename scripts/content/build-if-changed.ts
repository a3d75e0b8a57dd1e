import type { BuildOptions, Built } from './build.ts'
import { readContentFiles } from './files/read-files.ts'
import { hashInputs, readModule, recallBuild, recordBuild } from './kept/last-build.ts'

/** What a program has to know of a build, whether it was needed or not. */
export type BuildOutcome = Pick<Built, 'ok' | 'problems' | 'placeholders' | 'counts'>

/**
 * Builds content/ unless the last build was made of the very same and what it made is still there.
 * Then not even the compiler is loaded; else it reads no more than the folders that changed.
 */
export async function buildIfChanged(options: BuildOptions): Promise<BuildOutcome> {
  const { root } = options
  const files = await readContentFiles(root)
  const inputs = hashInputs(files)
  const last = recallBuild(root, inputs)
  if (last.summary) return { ok: true, problems: [], ...last.summary }
  const { buildContent } = await import('./build.ts')
  const { createKeeper } = await import('./kept/keeper.ts')
  const keeper = createKeeper(last.folders(), (module) => readModule(root, module))
  const built = buildContent(files, options, keeper)
  // A warning has to be told in every run.
  if (built.modules && built.problems.length === 0) {
    const { modules } = built
    recordBuild(root, inputs, { ...built, modules }, keeper.keep(modules))
  }
  return built
}
