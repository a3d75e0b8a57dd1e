import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Rolldown, type UserConfig } from 'vite'
import type * as entryModule from '../../../src/portal/first-paint/prerender.tsx'
import { PROJECT } from '../../system/project.ts'

/** The exports of src/portal/first-paint/prerender.tsx, and the source file of each lazy import. */
export type Prerender = typeof entryModule & {
  /** The path of the source file that an import() in the portal loads. */
  readonly fileOf: (load: () => Promise<unknown>) => Promise<string>
}

/** The Vite options that decide how sources are compiled: the same as for the browser. */
type CompileOptions = Pick<UserConfig, 'plugins' | 'css'>

/** Builds the portal for Node, and passes its exports to `work`. */
export async function withPrerender<Result>(
  options: CompileOptions,
  work: (prerender: Prerender) => Promise<Result>,
): Promise<Result> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-prerender-'))
  try {
    return await work(await buildInto(folder, options))
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function buildInto(outDir: string, options: CompileOptions): Promise<Prerender> {
  const { output } = (await build({
    ...options,
    configFile: false,
    root: path.join(PROJECT, 'src/portal'),
    publicDir: false,
    logLevel: 'warn',
    // Bundles its own React: the content compiler may have loaded the development build.
    ssr: { noExternal: true },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      ssr: 'first-paint/prerender.tsx',
      outDir,
      emptyOutDir: true,
      assetsInlineLimit: 0,
      minify: false,
      rolldownOptions: {
        output: { preserveModules: true, entryFileNames: '[name].mjs' },
        checks: { pluginTimings: false },
      },
    },
  })) as Rolldown.RolldownOutput
  const files = output.filter((file) => file.type === 'chunk')
  const load = (file: Rolldown.OutputChunk): Promise<unknown> =>
    import(pathToFileURL(path.join(outDir, file.fileName)).href)
  const entry = files.find(({ isEntry }) => isEntry)
  if (entry === undefined) throw new Error('prerender.tsx was not built')
  // Importing a file always returns the same object, so the object identifies the file.
  const sources = new Map<unknown, string | null>()
  for (const file of files.filter(({ isDynamicEntry }) => isDynamicEntry)) {
    sources.set(await load(file), file.facadeModuleId)
  }
  return {
    ...((await load(entry)) as typeof entryModule),
    fileOf: async (part) => {
      const source = sources.get(await part())
      if (source == null) throw new Error(`No file of the portal is loaded by ${String(part)}`)
      return source
    },
  }
}
