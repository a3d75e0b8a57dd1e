import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { expect, test } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

test('the student’s bundle holds nothing of the preview and no parser of Markdown or YAML', async () => {
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
  const parsers = /node_modules\/(?:react-markdown|remark-|micromark|gray-matter|yaml)/
  expect(modules.filter((id) => parsers.test(id))).toEqual([])
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
