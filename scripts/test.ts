import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { ensureChromium109 } from './test/chromium-109.ts'
import { CHROMIUM_MISSING, findOrInstallChromium } from './test/chromium.ts'
import { installDeployPrograms } from './test/deploy-programs.ts'
import { ensureEngines } from './test/engines.ts'
import { ensurePostgres } from './test/postgres.ts'
import { readReport, reportTo } from './test/report.ts'
import { PROJECT } from './system/project.ts'
import { run } from './system/run.ts'

// npm test: everything, the fastest checks first.
// npm test -- types lint: only those steps.
// npm test -- quick: the fast steps, and the tests of uncommitted changes.
// npm test -- specification: compares content/ with the specification, as it was delivered.
// npm run test:all: also the slow steps, as every night. npm run test:all -- engines: only that step.
// A test of the portal or of a browser that fails is tried once more, and named; not in test:all.

/** The report of a step whose tests are counted. */
const REPORT = path.join(PROJECT, '.cache', 'test-report.json')

type Step = { readonly name: string; readonly run: () => Promise<number> }

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
  { name: 'unit', run: allUnitTests },
  { name: 'browser', run: () => browserTests([]) },
]
/** Files with tests, or loads, that only the night has. */
const NIGHTLY_UNIT = ['tests/server/cli/backup', 'tests/scripts/review/program']
/** Steps that are slow, need other browsers, or repeat tests. */
const NIGHTLY: readonly Step[] = [
  { name: 'same-bytes', run: () => run(process.execPath, ['scripts/test/check-same-bytes.ts']) },
  { name: 'deploy', run: () => besideOtherPrograms('tests/deploy') },
  { name: 'proof', run: () => besideOtherPrograms('tests/proof') },
  {
    name: 'nightly-unit',
    run: () => vitest(['--project=node', '--mode=nightly', ...NIGHTLY_UNIT]),
  },
  {
    name: 'translated',
    run: () => vitest(['--project=portal', '--mode=translated']),
  },
  { name: 'nightly', run: () => browserTests(['--project=nightly']) },
  { name: 'chromium-109', run: inChromium109 },
  { name: 'engines', run: inEngines },
  { name: 'repeat', run: () => browserTests(['--project=chromium', '--repeat-each=5']) },
]
/** The portal without Node's types, the server without a browser's, and everything. */
const TYPED = ['src/portal', 'src/server', '.']

const CHANGED: Step = {
  name: 'changed',
  run: () => unitTests(['--changed', '--passWithNoTests']),
}
/** The texts as they were delivered. Staff may change them, so no change of content must fail it in npm test. */
const SPECIFICATION: Step = {
  name: 'specification',
  run: () =>
    vitest(['--project=node', '--mode=specification', 'tests/scripts/content/specification']),
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

// Where they are missing, they are installed while the first steps run.
const isWanted = (...names: readonly string[]) => names.some((name) => wanted.includes(name))
const needsPostgres = isWanted('unit') && process.platform !== 'win32'
const postgres = needsPostgres ? ensurePostgres() : null
const chromium = isWanted('unit', 'browser') ? findOrInstallChromium() : null

await mkdir(path.dirname(REPORT), { recursive: true })
let passed = 0
const failed: string[] = []
const passedAtSecondTry: string[] = []
for (const step of KNOWN) {
  if (!wanted.includes(step.name)) continue
  console.log(`\n── ${step.name}`)
  const started = performance.now()
  await rm(REPORT, { force: true })
  const ok = (await step.run()) === 0
  console.log(`── ${step.name}: ${ok ? 'fine' : 'FAILED'}, ${seconds(started)} s`)
  const report = await readReport(REPORT)
  passed += report?.passed ?? (ok ? 1 : 0)
  const reasons = report?.failed ?? []
  if (!ok)
    failed.push(
      ...(reasons.length > 0 ? reasons.map((reason) => `${step.name}: ${reason}`) : [step.name]),
    )
  passedAtSecondTry.push(...(report?.passedAtSecondTry ?? []))
}
console.log()
for (const test of passedAtSecondTry) console.log(`Passed at the second try: ${test}`)
for (const reason of failed) console.log(`Failed: ${reason}`)
console.log(`${passed} passed, ${failed.length} failed`)
process.exitCode = failed.length > 0 ? 1 : 0

async function allTypes(): Promise<number> {
  for (const folder of TYPED) {
    const code = await run('tsc', ['--noEmit', '-p', folder])
    if (code !== 0) return code
  }
  return 0
}

/** With the server's tests on PostgreSQL, which CI requires. On Windows only the writers' tools must work. */
async function allUnitTests(): Promise<number> {
  await chromium // the tests of the review need it, too
  if (process.platform === 'win32') return unitTests([])
  const hasPostgres = (await postgres) !== null
  if (!hasPostgres && process.env['CI']) return 1
  return unitTests(hasPostgres ? ['--project=postgres'] : [])
}

async function unitTests(more: readonly string[]): Promise<number> {
  return vitest(['--project=node', '--project=portal', '--project=preview', ...more])
}

async function vitest(args: readonly string[]): Promise<number> {
  const reporters = ['--reporter=default', '--reporter=./scripts/test/vitest-reporter.ts']
  return run('vitest', ['run', ...args, ...reporters], { env: testEnv() })
}

function testEnv(): Readonly<Record<string, string>> {
  return { ...reportTo(REPORT), ...(night !== 'all' && { PORTAL_SECOND_TRY: 'yes' }) }
}

async function browserTests(
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const executable = await (chromium ?? findOrInstallChromium())
  if (executable === null) {
    console.log(`No browser test runs: ${CHROMIUM_MISSING}`)
    return 1
  }
  const config = ['--config', 'tests/browser/playwright.config.ts']
  return run('playwright', ['test', ...config, ...args], {
    env: {
      PORTAL_CHROMIUM: executable,
      ...(args.includes('--project=nightly') && { PORTAL_NIGHTLY: 'yes' }),
      ...testEnv(),
      ...env,
    },
  })
}

async function inChromium109(): Promise<number> {
  const chromium109 = await ensureChromium109()
  if (chromium109 === null) return 0 // it has printed why
  return browserTests(['--project=chromium-109'], { PORTAL_CHROMIUM_109: chromium109 })
}

async function besideOtherPrograms(folder: string): Promise<number> {
  await installDeployPrograms()
  return vitest(['--project=deploy', folder])
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

function seconds(started: number): string {
  return ((performance.now() - started) / 1000).toFixed(1)
}
