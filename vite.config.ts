import react from '@vitejs/plugin-react'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BUILD_TARGETS } from './scripts/test/floor/browsers.ts'
import { plainIcons } from './scripts/build/plain-icons.ts'
import { CHUNK_GROUPS } from './scripts/build/portal-chunks.ts'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

export default defineConfig({
  root: path('src/portal'),
  plugins: [react(), plainIcons()],
  css: {
    modules: {
      // A class is called by its file: 4 % of the styles less than by a hash of what the file holds, and a
      // changed style changes no script.
      generateScopedName: (name, file) => `${basename(file, '.module.css')}-${name}`,
    },
  },
  build: {
    outDir: path('dist'),
    emptyOutDir: true,
    // Syntax and styles are lowered to it. Calls are not: scripts/test/floor checks them.
    target: BUILD_TARGETS,
    rolldownOptions: {
      input: path('src/portal/index.html'),
      // 0.4 kB less on every page: no class of the portal or its libraries redefines a field of its parent.
      transform: { assumptions: { setPublicClassFields: true } },
      output: { codeSplitting: { groups: CHUNK_GROUPS } },
    },
    // Inlined images would need data: in every policy that names images; a file of its own is cached too.
    assetsInlineLimit: 0,
    // All styles are 10 kB compressed: one request beats sixty on a slow network.
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      // Half a kilobyte of the first script, for what a page's own list of files does as well.
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
  },
  test: {
    root: path('.'),
    // Measured on two cores: three take a sixth less than two, because tests wait, too.
    maxWorkers: 3,
    // npm test -- quick runs what imports a changed file; these are read, not imported.
    forceRerunTriggers: ['**/golden/**', '**/tests/school/content/**', '**/vite*.config.ts'],
    projects: [
      // By itself: a build of the portal must not wait for the content compiler that it imports.
      'tests/portal/vitest.config.ts',
      {
        extends: true,
        test: {
          name: 'node',
          include: ['tests/{content,contract,preview,review,server,scripts}/**/*.test.{ts,tsx}'],
          exclude: ['tests/server/postgres/**'],
          provide: { postgres: null },
          environment: 'node',
          // The files of a worker share what they import: to load it for each took half of the time.
          isolate: false,
          // Kept code halves the time that each program needs to start.
          env: { NODE_COMPILE_CACHE: path('.cache/programs') },
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          // What depends on the engine: the stores and limits, as on SQLite, and what PostgreSQL alone has.
          include: ['tests/server/{store,postgres}/**/*.test.ts'],
          globalSetup: 'tests/support/postgres-setup.ts',
          environment: 'node',
          isolate: false,
          // Each call takes longer than with a database in memory.
          testTimeout: 60_000,
        },
      },
    ],
  },
})
