import { cannotBuild } from './build/cannot-build.ts'

// npm run build: the static portal in dist/.
const problem = await cannotBuild()
if (problem === null) await build()
else {
  console.error(problem)
  process.exitCode = 1
}

async function build(): Promise<void> {
  const { buildPortal, BuildStopped } = await import('./build/build-portal.ts')
  try {
    await buildPortal()
    console.log('The portal is built: dist/')
  } catch (error) {
    if (!(error instanceof BuildStopped)) throw error
    console.error(error.message)
    process.exitCode = 1
  }
}
