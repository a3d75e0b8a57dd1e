import react from '@vitejs/plugin-react'
import { withPrerender } from '../../scripts/build/prerender/with-prerender.ts'
import { schoolModules } from './school-modules.ts'

// Prints the public pages of the fixed school as the build renders them, by path. A program of its own, because
// the tests of the portal run where nothing can be built.
const asInTheTests = {
  plugins: [react(), schoolModules()], // icons are drawn as their package draws them
  css: { modules: { generateScopedName: (name: string) => name } },
}
const pages = await withPrerender(asInTheTests, ({ renderPublicPage, routeParts }) => {
  const paths = routeParts().flatMap(({ path, isPublic }) => (isPublic ? [path] : []))
  return Promise.all(paths.map(async (path) => [path, await renderPublicPage(path)]))
})
process.stdout.write(JSON.stringify(pages))
