import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT } from '../../scripts/system/project.ts'

// What is not there cannot be misused. SECURITY.md rests on these laws.

type Source = { readonly name: string; readonly text: string }

function sourcesIn(...folders: readonly string[]): readonly Source[] {
  const names = globSync(`src/{${folders.join(',')}}/**/*.{ts,tsx}`, { cwd: PROJECT })
  expect(names.length).toBeGreaterThan(10)
  return names.map((name) => ({ name, text: readFileSync(join(PROJECT, name), 'utf8') }))
}

const SERVER = sourcesIn('server', 'contract')
const EVERYTHING = sourcesIn('server', 'contract', 'portal', 'content')

const filesWith = (sources: readonly Source[], pattern: RegExp): string[] =>
  sources.filter(({ text }) => pattern.test(text)).map(({ name }) => name)

/** Every match of the pattern's one group, once each. */
const found = (pattern: RegExp): string[] =>
  [
    ...new Set(
      SERVER.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, match = '']) => match)),
    ),
  ].toSorted()

const RUNS_A_PROGRAM = /['"](?:node:)?child_process['"]|['"]tinyexec['"]|process\.binding/
const RUNS_TEXT = /\beval\(|\bnew Function\(|['"](?:node:)?vm['"]|set(?:Timeout|Interval)\(\s*['"`]/
const READS_XML = /xml2js|fast-xml|DOMParser|libxml|application\/xml|text\/xml/i
const WRITES_HTML =
  /dangerouslySetInnerHTML=|\.(?:inner|outer)HTML\s*=[^=]|insertAdjacentHTML|document\.write/
// Another way to the functions that are listed below would pass the list by.
const HIDES_CRYPTO = /import \* as \w+ from 'node:crypto'|crypto\.subtle/

test('the server starts no other program', () => {
  expect(filesWith(SERVER, RUNS_A_PROGRAM)).toEqual([])
})

test('no text is run as code, in the server or in the portal', () => {
  expect(filesWith(EVERYTHING, RUNS_TEXT)).toEqual([])
})

test('nothing reads XML', () => {
  expect(filesWith(EVERYTHING, READS_XML)).toEqual([])
})

test('the server encrypts nothing itself, and hashes with SHA-256 and argon2id alone', () => {
  const imported = found(/import \{ ([^}]+) \} from 'node:crypto'/g)
  const names = new Set(imported.flatMap((list) => list.split(', ')))
  const hashes = ['argon2', 'createHash', 'createHmac', 'hash']
  const others = ['randomBytes', 'randomInt', 'randomUUID', 'timingSafeEqual']
  expect([...names].toSorted()).toEqual([...hashes, ...others])
  expect(found(/\b(?:createHash|createHmac|hash)\('([^']+)'/g)).toEqual(['sha256'])
  expect(found(/argon2Async\('([^']+)'/g)).toEqual(['argon2id'])
  expect(filesWith(SERVER, HIDES_CRYPTO)).toEqual([])
})

test('HTML of a backend is put into a page in one file, which sanitises it', () => {
  const one = join('src', 'portal', 'ui', 'task-details.tsx')
  expect(filesWith(sourcesIn('portal', 'content'), WRITES_HTML)).toEqual([one])
})
