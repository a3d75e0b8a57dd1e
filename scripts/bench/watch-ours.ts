import { createBuilder } from '../content/build.ts'
import { watchContent } from '../content/watch.ts'

// What the benchmark measures as our watch mode, in the folder in which it is started.
const root = process.cwd()
await watchContent({
  root,
  build: createBuilder({ root }),
  onBuilt: () => {},
  onError: (error) => {
    throw error
  },
})
console.log('watching')
