import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Parsers of Markdown and YAML, and other packages that the student's browser does not need. */
const KEPT_OUT =
  /node_modules\/(?:react-markdown|remark-|unified|mdast-|micromark|hast-|gray-matter|js-yaml|yaml|zod)/

test('the student’s bundle has nothing of the preview, no parser of Markdown or YAML, and no zod', async () => {
  const modules: string[] = []
  await build({
    configFile: path.join(ROOT, 'vite.config.ts'),
    logLevel: 'silent',
    build: { write: false, minify: false },
    plugins: [{ name: 'note', moduleParsed: ({ id }) => void modules.push(id) }],
  })
  const bundled = modules.filter((id) => id.includes('/src/portal/'))
  expect(bundled.length).toBeGreaterThan(50)
  expect(modules.filter((id) => id.includes('/src/preview/'))).toEqual([])
  expect(modules.filter((id) => KEPT_OUT.test(id))).toEqual([])
})
