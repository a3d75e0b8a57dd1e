import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT } from '../../scripts/system/project.ts'

const read = (file: string) => readFile(join(PROJECT, file), 'utf8')
const proseOf = (markdown: string) => markdown.replaceAll(/^ *```.*?^ *```$/gms, '')

test.each([
  'README.md',
  'content/README.md',
  'docs/operate.md',
  'docs/develop.md',
  'docs/specification.md',
  'docs/decisions.md',
  '.github/SECURITY.md',
])('every link of %s leads to a file', async (file) => {
  const prose = proseOf(await read(file)).replaceAll(/`[^`]*`/g, '')
  const targets = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)
  for (const target of targets.filter((one) => !/^https?:/.test(one))) {
    const [name = ''] = target.split('#')
    expect(existsSync(join(PROJECT, dirname(file), name)), target).toBe(true)
  }
})

test.each(['README.md', 'docs/develop.md', 'docs/decisions.md', '.github/SECURITY.md'])(
  'every path from the root that %s names exists',
  async (file) => {
    const paths = (await read(file)).matchAll(/`((?:src|scripts|tests|deploy|docs)\/[\w./-]+)`/g)
    const missing = [...paths].map(([, path = '']) => path).filter(isMissing)
    expect(missing).toEqual([])
  },
)

/** Commands write the modules of content. */
function isMissing(path: string): boolean {
  return !path.startsWith('src/content/compiled') && !existsSync(join(PROJECT, path))
}
