import react from '@vitejs/plugin-react'
import { defineProject } from 'vitest/config'
import { liveModules } from '../../../scripts/preview/live-modules.ts'
import { PROJECT } from '../../../scripts/system/project.ts'

// The preview's pages in jsdom. As in the preview, the portal's code gets content that changes with every save.
export default defineProject({
  root: PROJECT,
  plugins: [liveModules(), react()],
  test: {
    name: 'preview',
    maxWorkers: 2,
    testTimeout: 90_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 20_000 } },
    include: ['tests/scripts/preview/**/*.test.tsx'],
    environment: 'jsdom',
    unstubGlobals: true,
    isolate: false,
    setupFiles: ['tests/support/jsdom.ts'],
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
})
