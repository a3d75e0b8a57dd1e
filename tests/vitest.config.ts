import react from '@vitejs/plugin-react'
import { join } from 'node:path'
import { defineProject } from 'vitest/config'
import { plainIcons } from '../scripts/build/plain-icons.ts'
import { PROJECT } from '../scripts/system/project.ts'
import { schoolModules } from './school/school-modules.ts'

// The compiler, the server and the scripts. Code that imports compiled content gets the fixed school: a change of
// the school's own texts fails no test. Only npm test -- specification compares those.
export default defineProject(({ mode }) => ({
  root: PROJECT,
  plugins: [mode !== 'specification' && schoolModules(), react(), plainIcons()],
  test: {
    name: 'node',
    maxWorkers: 2,
    testTimeout: 90_000,
    hookTimeout: 90_000,
    expect: { poll: { timeout: 20_000 } },
    include: ['tests/{contract,scripts,server}/**/*.test.{ts,tsx}'],
    exclude: ['tests/server/postgres/**', 'tests/scripts/preview/**/*.test.tsx'],
    provide: { postgres: null },
    environment: 'node',
    // The test files of a worker share their imports: loading them for each file took half of the time.
    isolate: false,
    // A compile cache halves the time that each program needs to start.
    env: { NODE_COMPILE_CACHE: join(PROJECT, '.cache/programs') },
  },
}))
