import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT } from '../../scripts/system/project.ts'

const read = (file: string) => readFile(join(PROJECT, 'src', 'portal', file), 'utf8')

test('the chat’s page alone asks not to be found', async () => {
  expect(await read('chat.html')).toContain('<meta name="robots" content="noindex" />')
  expect(await read('index.html')).not.toContain('robots')
})

test('robots.txt shuts the backend alone: a page that may not be read cannot say noindex', async () => {
  const rules = (await read('public/robots.txt')).match(/^\w[\w-]*:.*$/gm)
  expect(rules).toEqual(['User-agent: *', 'Disallow: /backend/'])
})
