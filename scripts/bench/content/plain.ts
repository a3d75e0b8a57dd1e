import matter from 'gray-matter'
import { globSync, readFileSync } from 'node:fs'
import Markdown from 'react-markdown'
import remarkGfm from 'remark-gfm'
import * as v from 'valibot'
import { parseDocument } from 'yaml'

// Reads the same files with the content compiler's libraries alone.

const fields = v.looseObject({ title: v.optional(v.string()), subject: v.optional(v.string()) })
const yaml = { parse: (text: string): object => (parseDocument(text).toJS() as object) ?? {} }

for (const file of globSync('content/*.json')) JSON.parse(readFileSync(file, 'utf8'))
for (const file of globSync('content/*/*.md')) {
  const { data, content } = matter(readFileSync(file, 'utf8'), { engines: { yaml } })
  v.parse(fields, data)
  Markdown({ children: content, remarkPlugins: [remarkGfm] })
}
