import { DIST, distState } from './build/dist-state.ts'
import { run } from './system/run.ts'

const BUILDING = {
  missing: 'Building the portal…',
  stale: 'The sources changed: building again…',
  damaged: 'The built portal is damaged: building again…',
} as const

const OLDER =
  'dist/ was built from other sources than these, and the packages that build it are not installed: it is served as it is.'

// npm start: builds the portal if something changed, then serves it together with the backend.
if (await prepareDist()) {
  const { runServer } = await import('../src/server/main.ts')
  await runServer({ portal: { folder: DIST } })
} else {
  process.exitCode = 1
}

async function prepareDist(): Promise<boolean> {
  const state = await distState()
  if (state === 'fresh') return true
  if (!hasDevelopmentPackages()) {
    // A portal that was built elsewhere is served as it is; the server reports damaged files.
    if (state === 'stale') console.log(OLDER)
    if (state !== 'missing') return true
    console.error(
      'There is no built portal in dist/ and the packages that build it are not installed.\n' +
        'Run npm ci and npm run build here, or copy a dist/ that was built elsewhere.',
    )
    return false
  }
  console.log(BUILDING[state])
  // In its own process, because Vite sets NODE_ENV to production, which the server would read.
  return (await run(process.execPath, ['scripts/build.ts'])) === 0
}

function hasDevelopmentPackages(): boolean {
  try {
    import.meta.resolve('vite')
    return true
  } catch {
    return false // npm ci --omit=dev
  }
}
