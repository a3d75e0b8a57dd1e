import { buildPortal, BuildStopped } from './build/build-portal.ts'

// npm run build: the static portal in dist/.
try {
  await buildPortal()
  console.log('The portal is built: dist/')
} catch (error) {
  if (!(error instanceof BuildStopped)) throw error
  console.error(error.message)
  process.exitCode = 1
}
