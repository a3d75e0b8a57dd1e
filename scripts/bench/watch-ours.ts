import { createBuilder } from '../content/build.ts'
import { watchContent } from '../content/watch.ts'

// What the benchmark measures as our watch mode: node scripts/bench/watch-ours.ts FOLDER
const [root = '.'] = process.argv.slice(2)
await watchContent({
  root,
  build: createBuilder({ root }),
  onBuilt: () => {},
  onError: (error) => {
    throw error
  },
})
console.log('watching')
