import { fileURLToPath } from 'node:url'
import { filesBelow } from '../system/files.ts'
import { PROJECT } from '../system/project.ts'
import { run } from '../system/run.ts'
import { hashSources } from '../system/source-hash.ts'

// npm test -- same-bytes: checks that a build half a year later, in another time zone, gives the same
// files. Students then keep their cached files.

const built = hashes()
const laterClock = fileURLToPath(import.meta.resolve('./later-clock.ts'))
const env = { TZ: 'Pacific/Auckland' }
if ((await run(process.execPath, ['--import', laterClock, 'scripts/build.ts'], { env })) === 0) {
  const again = hashes()
  const names = [...new Set([...built.keys(), ...again.keys()])]
  const changed = names.filter((name) => built.get(name) !== again.get(name))
  if (changed.length > 0) {
    console.error(`A second build differs from the first in ${changed.join(', ')}.`)
    process.exitCode = 1
  }
} else {
  process.exitCode = 1
}

function hashes(): Map<string, string> {
  const files = ['dist', 'dist-headers'].flatMap((folder) => filesBelow(PROJECT, folder))
  return new Map(files.map((file) => [file, hashSources(PROJECT, [file])]))
}
