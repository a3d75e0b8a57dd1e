import react from '@vitejs/plugin-react'
import { defineProject } from 'vitest/config'
import { PROJECT } from '../../scripts/system/project.ts'
import { schoolModules } from '../school/school-modules.ts'

// The portal in jsdom, of the fixed school in tests/school.
export default defineProject(({ mode }) => ({
  root: PROJECT,
  plugins: [schoolModules(), react()],
  build: { assetsInlineLimit: 0 }, // as the portal is built
  test: {
    name: 'portal',
    maxWorkers: 2, // as in vite.config.ts, so that both kinds of tests run beside each other
    testTimeout: 90_000,
    hookTimeout: 90_000,
    retry: process.env['PORTAL_SECOND_TRY'] === undefined ? 0 : 1,
    expect: { poll: { timeout: 20_000 } },
    ...(mode === 'translated' && {
      runner: 'tests/support/translated-runner.ts',
      exclude: ['tests/portal/{error-page,hydration}.test.tsx'], // change pages themselves
    }),
    include: ['tests/portal/**/*.test.{ts,tsx}'],
    provide: { postgres: null },
    environment: 'jsdom',
    unstubGlobals: true,
    // Each file starts with the portal loaded already; tests/support/jsdom.ts clears what a test leaves.
    isolate: false,
    setupFiles: ['tests/support/jsdom.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
}))
