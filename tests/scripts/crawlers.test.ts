import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT } from '../../scripts/system/project.ts'

const read = (file: string) => readFile(join(PROJECT, 'src', 'portal', file), 'utf8')

// A crawler that may not read a page does not see its noindex.
test('only the chat page has noindex, and robots.txt disallows only the backend', async () => {
  expect(await read('chat.html')).toContain('<meta name="robots" content="noindex" />')
  expect(await read('index.html')).not.toContain('robots')
  const rules = (await read('public/robots.txt')).match(/^\w[\w-]*:.*$/gm)
  expect(rules).toEqual(['User-agent: *', 'Disallow: /backend/'])
})
