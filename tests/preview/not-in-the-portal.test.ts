import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Parsers of Markdown and YAML, and whatever else the student's browser has no use for. */
const KEPT_OUT =
  /node_modules\/(?:react-markdown|remark-|unified|mdast-|micromark|hast-|gray-matter|js-yaml|yaml|zod)/

test('the student’s bundle holds nothing of the preview, no parser of Markdown or YAML, and no zod', async () => {
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

test('the portal, the server and the content name no file of the preview', async () => {
  for (const folder of ['portal', 'server', 'content', 'contract']) {
    const files = await readdir(path.join(ROOT, 'src', folder), { recursive: true })
    for (const file of files.filter(
      (name) => /\.tsx?$/.test(name) && !name.startsWith('compiled'),
    )) {
      const source = await readFile(path.join(ROOT, 'src', folder, file), 'utf8')
      expect(source, file).not.toMatch(/from '[^']*\/preview\//)
    }
  }
})
