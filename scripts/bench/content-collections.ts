import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { binOf } from './install.ts'
import type { Tool } from './tool.ts'

// As its quick starts have it: compileMarkdown in a transform, which caches by the text of a card.
// remark-gfm because the cards have tables; the Markdown itself is left out of the output, which
// spares time.
const CONFIG = `import { defineCollection, defineConfig } from '@content-collections/core'
import { compileMarkdown } from '@content-collections/markdown'
import remarkGfm from 'remark-gfm'
import { z } from 'zod'

const link = z
  .object({
    key: z.string().min(1).optional(),
    address: z.url().optional(),
    note: z.string().min(1).optional(),
  })
  .refine((value) => value.key !== undefined || value.address !== undefined)

const fact = z.object({ label: z.string(), value: z.string(), copy: z.boolean().optional() })

async function transform({ content, ...document }, context) {
  const body = await compileMarkdown(context, { ...document, content }, {
    remarkPlugins: [remarkGfm],
  })
  return { ...document, body }
}

const cards = defineCollection({
  name: 'cards',
  directory: 'content',
  include: '*/*.md',
  exclude: '*/page.md',
  schema: z.object({
    title: z.string().min(1),
    description: z.string().min(1),
    icon: z.string().optional(),
    facts: z.array(fact).min(1).optional(),
    links: z.array(link).min(1),
    content: z.string(),
  }),
  transform,
})

const pages = defineCollection({
  name: 'pages',
  directory: 'content',
  include: '*/page.md',
  schema: z.object({
    title: z.string().min(1),
    intro: z.string().min(1),
    icon: z.string().optional(),
    cards: z.array(z.string()).optional(),
    contents: z.boolean().optional(),
    public: z.boolean().optional(),
    content: z.string(),
  }),
  transform,
})

export default defineConfig({ content: [cards, pages] })
`

const OUTPUT = '.content-collections/generated/allCards.js'

export const contentCollections: Tool = {
  name: 'content-collections',
  files: { 'content-collections.ts': CONFIG },
  build: () => [binOf('@content-collections/cli/dist/index.js'), 'build'],
  watch: () => [binOf('@content-collections/cli/dist/index.js'), 'watch'],
  watching: 'start watching',
  output: () => OUTPUT,
  countCards: async (folder) => {
    const source = await readFile(join(folder, OUTPUT), 'utf8')
    return source.match(/^ *"_meta": \{/gm)?.length ?? 0
  },
}
