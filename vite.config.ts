import react from '@vitejs/plugin-react'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { BUILD_TARGETS } from './scripts/build/browsers.ts'
import { cleanPictures } from './scripts/build/clean-pictures.ts'
import { plainIcons } from './scripts/build/plain-icons.ts'
import { CHUNK_GROUPS } from './scripts/build/portal-chunks.ts'

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url))

export default defineConfig({
  root: path('src/portal'),
  plugins: [react(), plainIcons(), cleanPictures()],
  css: {
    modules: {
      // Name a class by its file: the styles are 4 % smaller than with a hash of the content, and a changed
      // style changes no script.
      generateScopedName: (name, file) => `${basename(file, '.module.css')}-${name}`,
    },
  },
  build: {
    outDir: path('dist'),
    emptyOutDir: true,
    // Vite lowers syntax and styles, but no calls: scripts/test/floor checks those.
    target: BUILD_TARGETS,
    rolldownOptions: {
      input: path('src/portal/index.html'),
      // Saves 0.4 kB on every page. No class of the portal or its libraries redefines a field of its parent.
      transform: { assumptions: { setPublicClassFields: true } },
      output: { codeSplitting: { groups: CHUNK_GROUPS } },
    },
    // The browser caches separate images, and a changed image changes no script.
    assetsInlineLimit: 0,
    // All styles are 10 kB compressed: one request beats sixty on a slow network.
    cssCodeSplit: false,
    modulePreload: {
      polyfill: false,
      // Saves 0.5 kB in the first script. Each page has its own list of files to preload.
      resolveDependencies: (_, files, { hostType }) => (hostType === 'html' ? files : []),
    },
  },
  test: {
    root: path('.'),
    maxWorkers: 2,
    // For tests on a slow or busy machine. A test that waits ends as soon as its condition holds.
    testTimeout: 90_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 20_000 } },
    globalSetup: 'tests/support/own-settings.ts',
    // npm test -- quick runs the tests that import a changed file. Tests read these files without importing.
    forceRerunTriggers: ['**/golden/**', '**/tests/school/content/**', '**/vite*.config.ts'],
    projects: [
      // In their own files: they import the content compiler, and a build of the portal must not load that.
      'tests/vitest.config.ts',
      'tests/portal/vitest.config.ts',
      'tests/scripts/preview/vitest.config.ts',
      {
        extends: true,
        test: {
          name: 'postgres',
          // Tests that depend on the engine: the stores and limits, as on SQLite, and features of PostgreSQL.
          include: ['tests/server/{store,postgres}/**/*.test.ts'],
          globalSetup: 'tests/support/postgres-setup.ts',
          environment: 'node',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'deploy',
          // Only at night: with programs that the project itself does not need, or for minutes.
          include: ['tests/{deploy,proof}/**/*.test.ts'],
          testTimeout: 900_000,
          maxWorkers: 1,
          globalSetup: ['tests/support/postgres-setup.ts', 'tests/deploy/setup.ts'],
          environment: 'node',
          isolate: false,
        },
      },
    ],
  },
})
