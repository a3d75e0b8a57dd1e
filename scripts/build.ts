import { cannotBuild } from './build/cannot-build.ts'
import { runCommand } from './system/options.ts'
import { Refused } from './system/refused.ts'

// npm run build: the static portal in dist/.
await runCommand(async () => {
  const problem = await cannotBuild()
  if (problem !== null) throw new Refused(problem)
  const { buildPortal } = await import('./build/build-portal.ts')
  await buildPortal()
  console.log('The portal is built: dist/')
})
