import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { binOf } from './install.ts'
import type { Tool } from './tool.ts'

// As its quick start has it: s.markdown() with its defaults, which include GitHub's tables.
const CONFIG = `import { defineConfig, s } from 'velite'

const link = s
  .object({
    key: s.string().min(1).optional(),
    address: s.string().url().optional(),
    note: s.string().min(1).optional(),
  })
  .refine((value) => value.key !== undefined || value.address !== undefined)

const fact = s.object({ label: s.string(), value: s.string(), copy: s.boolean().optional() })

export default defineConfig({
  root: 'content',
  collections: {
    cards: {
      name: 'Card',
      pattern: ['*/*.md', '!*/page.md'],
      schema: s.object({
        title: s.string().min(1),
        description: s.string().min(1),
        icon: s.string().optional(),
        facts: s.array(fact).min(1).optional(),
        links: s.array(link).min(1),
        path: s.path(),
        body: s.markdown(),
      }),
    },
    pages: {
      name: 'Page',
      pattern: '*/page.md',
      schema: s.object({
        title: s.string().min(1),
        intro: s.string().min(1),
        icon: s.string().optional(),
        cards: s.array(s.string()).optional(),
        contents: s.boolean().optional(),
        public: s.boolean().optional(),
        path: s.path(),
        body: s.markdown(),
      }),
    },
  },
})
`

const OUTPUT = '.velite/cards.json'

export const velite: Tool = {
  name: 'velite',
  files: { 'velite.config.js': CONFIG },
  build: () => [binOf('velite/bin/velite.js'), 'build'],
  watch: () => [binOf('velite/bin/velite.js'), 'dev'],
  watching: 'watching for changes',
  output: () => OUTPUT,
  countCards: async (folder) => {
    const cards: unknown = JSON.parse(await readFile(join(folder, OUTPUT), 'utf8'))
    return Array.isArray(cards) ? cards.length : 0
  },
}
