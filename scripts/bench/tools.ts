import path from 'node:path'
import { PROJECT } from '../project.ts'
import { BENCH, installPackages } from './install-packages.ts'

const script = (file: string): string => path.join(PROJECT, 'scripts', file)
const installed = (file: string): string => path.join(BENCH, 'node_modules', file)

/** Both other tools check the same fields of cards and pages, and render tables, as ours does. Mails have others. */
const FIELDS = `
  title: z.string().min(1),
  icon: z.string().optional(),
  description: z.string().optional(),
  facts: z.array(z.object({ label: z.string(), value: z.string(), copy: z.boolean().optional() })).optional(),
  links: z.array(z.object({ key: z.string().optional(), address: z.string().optional(), note: z.string().optional() })).optional(),
  intro: z.string().optional(),
  cards: z.array(z.string()).optional(),
  contents: z.boolean().optional(),
  public: z.boolean().optional(),`

const VELITE = `import { defineConfig, s as z } from 'velite'
const schema = z.object({ ${FIELDS} body: z.markdown() })
const documents = { name: 'Document', pattern: ['*/*.md', '!mail/*.md'], schema }
export default defineConfig({ root: 'content', collections: { documents } })
`

const CONTENT_COLLECTIONS = `import { defineCollection, defineConfig } from '@content-collections/core'
import { compileMarkdown } from '@content-collections/markdown'
import remarkGfm from 'remark-gfm'
import { z } from 'zod'
const documents = defineCollection({
  name: 'documents', directory: 'content', include: '*/*.md', exclude: 'mail/*.md',
  schema: z.object({ ${FIELDS} content: z.string() }),
  transform: async ({ content, ...fields }, context) => {
    const options = { remarkPlugins: [remarkGfm] }
    return { ...fields, body: await compileMarkdown(context, { ...fields, content }, options) }
  },
})
export default defineConfig({ content: [documents] })
`

/**
 * The tools as they are used from a shell, in a folder with content/: `build` and `watch` are what
 * Node runs, `watching` is printed when the watcher is up, `output` holds the text of the cards.
 */
export const TOOLS = {
  ours: {
    build: [script('build-content.ts'), '--root', '.'],
    watch: [script('bench/watch-ours.ts')],
    watching: /watching/,
    output: 'src/content/compiled/cards/*.tsx',
    config: { file: 'package.json', source: '{ "type": "module" }' },
  },
  velite: {
    build: [installed('velite/bin/velite.js'), 'build'],
    watch: [installed('velite/bin/velite.js'), 'dev'],
    watching: /watching for changes/,
    output: '.velite/documents.json',
    config: { file: 'velite.config.js', source: VELITE },
  },
  'content-collections': {
    build: [installed('@content-collections/cli/dist/index.js'), 'build'],
    watch: [installed('@content-collections/cli/dist/index.js'), 'watch'],
    watching: /start watching/,
    output: '.content-collections/generated/allDocuments.js',
    config: { file: 'content-collections.ts', source: CONTENT_COLLECTIONS },
  },
}

/** The other tools and what their configurations import. They are no part of the project. */
const dependencies = {
  velite: '0.4.0',
  '@content-collections/core': '0.15.3',
  '@content-collections/cli': '0.1.9',
  '@content-collections/markdown': '0.1.4',
  'remark-gfm': '4.0.1',
  typescript: '7.0.2',
  zod: '4.6.7',
}

/** Installs the other tools where they are not. Answers whether they are there now. */
export function installTools(): Promise<boolean> {
  return installPackages(BENCH, dependencies)
}
