import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT } from '../../scripts/system/project.ts'

// What is not there cannot be misused. SECURITY.md rests on these laws.

async function textsOf(
  ...folders: readonly string[]
): Promise<readonly (readonly [string, string])[]> {
  const listed = await Promise.all(
    folders.map(async (folder) =>
      (await readdir(join(PROJECT, 'src', folder), { recursive: true }))
        .filter((name) => /\.tsx?$/.test(name))
        .map((name) => join('src', folder, name)),
    ),
  )
  const names = listed.flat()
  expect(names.length).toBeGreaterThan(10)
  return Promise.all(
    names.map(async (name) => [name, await readFile(join(PROJECT, name), 'utf8')] as const),
  )
}

/** Every match of the pattern's one group, once each. */
const found = (texts: readonly (readonly [string, string])[], pattern: RegExp): string[] =>
  [
    ...new Set(
      texts.flatMap(([, text]) => [...text.matchAll(pattern)].map(([, match = '']) => match)),
    ),
  ].toSorted()

const filesWith = (texts: readonly (readonly [string, string])[], pattern: RegExp): string[] =>
  texts.filter(([, text]) => pattern.test(text)).map(([name]) => name)

const RUNS_A_PROGRAM = /['"](?:node:)?child_process['"]|['"]tinyexec['"]|process\.binding/
const RUNS_TEXT = /\beval\(|\bnew Function\(|['"](?:node:)?vm['"]|set(?:Timeout|Interval)\(\s*['"`]/
const READS_XML = /xml2js|fast-xml|DOMParser|libxml|application\/xml|text\/xml/i

test('the server starts no other program', async () => {
  expect(filesWith(await textsOf('server', 'contract'), RUNS_A_PROGRAM)).toEqual([])
})

test('no text is run as code, in the server or in the portal', async () => {
  const texts = await textsOf('server', 'contract', 'portal', 'content')
  expect(filesWith(texts, RUNS_TEXT)).toEqual([])
})

test('nothing reads XML', async () => {
  const texts = await textsOf('server', 'contract', 'portal', 'content')
  expect(filesWith(texts, READS_XML)).toEqual([])
})

test('the server encrypts nothing itself, and hashes with SHA-256 and argon2id alone', async () => {
  const texts = await textsOf('server', 'contract')
  const imported = found(texts, /import \{ ([^}]+) \} from 'node:crypto'/g)
  expect([...new Set(imported.flatMap((names) => names.split(', ')))].toSorted()).toEqual([
    'argon2',
    'createHash',
    'createHmac',
    'hash',
    'randomBytes',
    'randomInt',
    'randomUUID',
    'timingSafeEqual',
  ])
  expect(found(texts, /\b(?:createHash|createHmac|hash)\('([^']+)'/g)).toEqual(['sha256'])
  expect(found(texts, /argon2Async\('([^']+)'/g)).toEqual(['argon2id'])
  // Another way to the same functions would pass the list above by.
  expect(filesWith(texts, /import \* as \w+ from 'node:crypto'|crypto\.subtle/)).toEqual([])
})

test('HTML of a backend is put into a page in one file, which sanitises it', async () => {
  const texts = await textsOf('portal', 'content')
  const sinks =
    /dangerouslySetInnerHTML=|\.(?:inner|outer)HTML\s*=[^=]|insertAdjacentHTML|document\.write/
  const [one, ...others] = filesWith(texts, sinks)
  expect(others).toEqual([])
  expect(one).toBe(join('src', 'portal', 'ui', 'task-details.tsx'))
})
