import { mkdir, readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { ensureChromium109 } from './test/chromium-109.ts'
import { CHROMIUM_MISSING, findOrInstallChromium } from './test/chromium.ts'
import { ensureEngines } from './test/engines.ts'
import { ensurePostgres } from './test/postgres.ts'
import { PROJECT } from './system/project.ts'
import { run } from './system/run.ts'

// npm test: everything, the fastest checks first.
// npm test -- types lint: only those steps.
// npm test -- quick: the fast steps, and the tests of uncommitted changes.
// npm test -- specification: compares content/ with the specification, as it was delivered.
// npm run test:all: also the slow steps, as every night. npm run test:all -- engines: only that step.

const REPORTS = path.join('.cache', 'test-reports')
const UNIT_REPORT = path.join(REPORTS, 'unit.json')
const BROWSER_REPORT = path.join(REPORTS, 'browser.json')

type Step = {
  readonly name: string
  readonly run: () => Promise<number>
  /** The JSON report with the number of tests. */
  readonly report?: string
}

const STEPS: readonly Step[] = [
  { name: 'content', run: () => run(process.execPath, ['scripts/test/compile-content.ts']) },
  { name: 'types', run: allTypes },
  { name: 'lint', run: () => run('oxlint', ['--type-aware', '--deny-warnings']) },
  { name: 'format', run: () => run('oxfmt', ['--check']) },
  { name: 'dead-code', run: () => run('knip', []) },
  { name: 'build', run: () => run(process.execPath, ['scripts/build.ts']) },
  {
    name: 'browser-support',
    run: () => run(process.execPath, ['scripts/test/check-browser-support.ts']),
  },
  { name: 'unit', run: allUnitTests, report: UNIT_REPORT },
  { name: 'browser', run: () => browserTests([]), report: BROWSER_REPORT },
]
/** Files with tests, or loads, that only the night has. */
const NIGHTLY_UNIT = [
  'tests/server/cli/backup',
  'tests/review/program',
  'tests/scripts/web-servers',
  'tests/scripts/update',
]
/** Steps that are slow, need other browsers, or repeat tests. */
const NIGHTLY: readonly Step[] = [
  { name: 'same-bytes', run: () => run(process.execPath, ['scripts/test/check-same-bytes.ts']) },
  { name: 'proof', run: () => run(process.execPath, ['scripts/proof.ts']) },
  {
    name: 'nightly-unit',
    run: () => run('vitest', ['run', '--project=node', '--mode=nightly', ...NIGHTLY_UNIT]),
  },
  {
    name: 'translated',
    run: () => run('vitest', ['run', '--project=portal', '--mode=translated']),
  },
  { name: 'nightly', run: () => browserTests(['--project=nightly']), report: BROWSER_REPORT },
  { name: 'chromium-109', run: inChromium109, report: BROWSER_REPORT },
  { name: 'engines', run: inEngines },
  { name: 'repeat', run: () => browserTests(['--project=chromium', '--repeat-each=5']) },
]
/** The portal without Node's types, the server without a browser's, and everything. */
const TYPED = ['src/portal', 'src/server', '.']

const CHANGED: Step = {
  name: 'changed',
  run: () => unitTests(['--changed', '--passWithNoTests']),
  report: UNIT_REPORT,
}
/** The texts as they were delivered. Staff may change them, so no change of content must fail it in npm test. */
const SPECIFICATION: Step = {
  name: 'specification',
  run: () =>
    run('vitest', ['run', '--project=node', '--mode=specification', 'tests/content/specification']),
}
const QUICK = ['content', 'types', 'lint', 'changed']
const KNOWN = [...STEPS, ...NIGHTLY, CHANGED, SPECIFICATION]

const [night, ...named] = process.argv.slice(2)
const asked = night === 'all' ? named : process.argv.slice(2)
const everything = (night === 'all' ? [...STEPS, ...NIGHTLY] : STEPS).map(({ name }) => name)
const wanted =
  asked.length > 0 ? asked.flatMap((name) => (name === 'quick' ? QUICK : name)) : everything
const unknown = wanted.filter((name) => !KNOWN.some((step) => step.name === name))
if (unknown.length > 0) {
  console.error(
    `No such step: ${unknown.join(', ')}. There are: ${KNOWN.map(({ name }) => name).join(', ')}; quick.`,
  )
  process.exit(2)
}

await rm(path.join(PROJECT, REPORTS), { recursive: true, force: true })
await mkdir(path.join(PROJECT, REPORTS), { recursive: true })
const total = { passed: 0, failed: 0 }
const broken: string[] = []
const failures: string[] = []
for (const step of KNOWN) {
  if (!wanted.includes(step.name)) continue
  console.log(`\n── ${step.name}`)
  const started = performance.now()
  const ok = (await step.run()) === 0
  console.log(`── ${step.name}: ${ok ? 'fine' : 'FAILED'}, ${seconds(started)} s`)
  const counted = step.report === undefined ? null : await countTests(step.report)
  total.passed += counted?.passed ?? (ok ? 1 : 0)
  total.failed += Math.max(counted?.failed.length ?? 0, ok ? 0 : 1)
  failures.push(...(counted?.failed ?? []))
  if (!ok) broken.push(step.name)
}
if (broken.length > 0) console.log(`\nFailed: ${[broken.join(', '), ...failures].join('\n  ')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = broken.length > 0 ? 1 : 0

async function allTypes(): Promise<number> {
  for (const folder of TYPED) {
    const code = await run('tsc', ['--noEmit', '-p', folder])
    if (code !== 0) return code
  }
  return 0
}

/** With the server's tests on PostgreSQL, which CI requires. On Windows only the writers' tools must work. */
async function allUnitTests(): Promise<number> {
  if (process.platform === 'win32') return unitTests([])
  const hasPostgres = (await ensurePostgres()) !== null
  if (!hasPostgres && process.env['CI']) return 1
  return unitTests(hasPostgres ? ['--project=postgres'] : [])
}

async function unitTests(more: readonly string[]): Promise<number> {
  const args = ['run', '--project=node', '--project=portal', '--project=preview', ...more]
  const report = ['--reporter=default', '--reporter=json', `--outputFile.json=${UNIT_REPORT}`]
  return run('vitest', [...args, ...report])
}

async function browserTests(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const executable = await findOrInstallChromium()
  if (executable === null) {
    console.log(`No browser test runs: ${CHROMIUM_MISSING}`)
    return 1
  }
  const config = ['--config', 'tests/browser/playwright.config.ts']
  return run('playwright', ['test', ...config, ...args], {
    env: {
      PORTAL_CHROMIUM: executable,
      ...(args.includes('--project=nightly') && { PORTAL_NIGHTLY: 'yes' }),
      PLAYWRIGHT_JSON_OUTPUT_NAME: path.resolve(PROJECT, BROWSER_REPORT),
      ...env,
    },
  })
}

async function inChromium109(): Promise<number> {
  const chromium109 = await ensureChromium109()
  if (chromium109 === null) return 0 // it has printed why
  return browserTests(['--project=chromium-109'], { PORTAL_CHROMIUM_109: chromium109 })
}

async function inEngines(): Promise<number> {
  const { firefox, webkit } = await ensureEngines()
  return run('playwright', ['test', '--config', 'tests/engines/playwright.config.ts'], {
    env: {
      ...(firefox !== undefined && { PORTAL_FIREFOX: firefox }),
      ...(webkit !== undefined && { PORTAL_WEBKIT: webkit }),
    },
  })
}

type Counts = { passed: number; failed: string[] }

async function countTests(report: string): Promise<Counts | null> {
  const json: VitestReport | PlaywrightReport | null = await readFile(
    path.join(PROJECT, report),
    'utf8',
  ).then(JSON.parse, () => null)
  if (json === null) return null // the runner failed before it wrote the report
  if ('stats' in json) {
    const { expected, flaky } = json.stats
    return { passed: expected + flaky, failed: json.suites.flatMap(failedSpecs) }
  }
  const failed = json.testResults.flatMap(({ name, assertionResults }) => {
    const file = path.relative(PROJECT, name)
    const tests = assertionResults.filter(({ status }) => status === 'failed')
    return tests.map(({ fullName }) => `${file}: ${fullName}`)
  })
  return { passed: json.numPassedTests, failed }
}

type VitestReport = {
  readonly numPassedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly assertionResults: readonly { readonly status: string; readonly fullName: string }[]
  }[]
}

type PlaywrightReport = {
  readonly stats: { readonly expected: number; readonly flaky: number }
  readonly suites: readonly PlaywrightSuite[]
}

type PlaywrightSuite = {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs: readonly {
    readonly ok: boolean
    readonly file: string
    readonly title: string
    readonly tests: readonly { readonly projectName: string }[]
  }[]
}

function failedSpecs({ suites = [], specs }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok)
  return [
    ...failed.map(({ file, title, tests }) => `${file} (${tests[0]?.projectName}): ${title}`),
    ...suites.flatMap(failedSpecs),
  ]
}

function seconds(started: number): string {
  return ((performance.now() - started) / 1000).toFixed(1)
}
