import type { Rolldown } from 'vite'
import type { BuiltRoute } from '../../../src/portal/first-paint/prerender.tsx'
import type { Prerender } from './with-prerender.ts'

/**
 * The scripts to preload for each route.
 * @param chunks the bundled scripts of the portal
 * @param named the addresses of the scripts that every page loads anyway
 */
export async function routeScripts(
  chunks: readonly Rolldown.OutputChunk[],
  named: readonly string[],
  { routeParts, fileOf }: Prerender,
): Promise<BuiltRoute[]> {
  const withImports = (names: readonly string[]): Set<string> => {
    const scripts = new Set(names)
    for (const name of scripts) {
      for (const each of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) {
        scripts.add(each)
      }
    }
    return scripts
  }
  const chunkOf = (source: string): string => {
    const chunk =
      chunks.find(({ facadeModuleId }) => facadeModuleId === source) ??
      chunks.find(({ moduleIds }) => moduleIds.includes(source))
    if (chunk === undefined) throw new Error(`${source} is in no file of the built portal`)
    return chunk.fileName
  }
  return Promise.all(
    routeParts().map(async ({ path, isPublic, loads }) => {
      const sources = await Promise.all(loads.map(fileOf))
      const scripts = [...withImports(sources.map(chunkOf))].map((name) => `/${name}`)
      return { path, isPublic, scripts: scripts.filter((each) => !named.includes(each)) }
    }),
  )
}
