import { access, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensureChromium } from './test/chromium.ts'
import { contactSheet, THEMES, WIDTHS, type SheetShot } from './test/contact-sheet.ts'
import { distState } from './build/dist-state.ts'
import { PROJECT } from './system/project.ts'
import { run } from './system/run.ts'

// npm run screenshots: every page, modal and state of the portal on one sheet, to look at after
// every change that shows.
// npm run screenshots -- login modal: only the shots whose name contains one of the words; the others
// stay. --widths 360,900 and --themes dark narrow it further, --workers 1 uses less of the machine.
// --axe also examines every state with axe.

const FOLDER = path.join(PROJECT, '.cache', 'screenshots')
const SHEET = path.join(FOLDER, 'index.html')
const TABLE = path.join(FOLDER, 'shots.json')

const USAGE =
  'npm run screenshots -- [words of names] [--widths 360,900] [--themes light] [--workers 1] [--axe]'

const wanted = readArguments()
if (wanted === null) {
  process.exitCode = 2
} else if (!(await prepareDist())) {
  process.exitCode = 1
} else {
  await mkdir(FOLDER, { recursive: true })
  await rm(TABLE, { force: true })
  process.exitCode = await takeShots(wanted)
  await writeSheet()
}

function readArguments(): Wanted | null {
  try {
    return wantedBy(parseOptions())
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    console.error(`${error.message}\n${USAGE}`)
    return null
  }
}

function parseOptions() {
  return parseArgs({
    allowPositionals: true,
    options: {
      widths: { type: 'string', default: WIDTHS.join() },
      themes: { type: 'string', default: THEMES.join() },
      workers: { type: 'string', default: '2' },
      axe: { type: 'boolean', default: false },
    },
  })
}

type Wanted = {
  words: string[]
  widths: string[]
  themes: string[]
  workers: string
  axe: boolean
}

function wantedBy({ values, positionals }: ReturnType<typeof parseOptions>): Wanted | null {
  const widths = values.widths.split(',')
  const themes = values.themes.split(',')
  const known: readonly string[] = [...WIDTHS.map(String), ...THEMES]
  const unknown = [...widths, ...themes].filter((value) => !known.includes(value))
  if (unknown.length > 0) {
    console.error(`No pictures are taken at ${unknown.join(', ')}, only at ${known.join(', ')}.`)
    return null
  }
  return { words: positionals, widths, themes, workers: values.workers, axe: values.axe }
}

async function prepareDist(): Promise<boolean> {
  const compiled = path.join(PROJECT, 'src', 'content', 'compiled', 'index.ts')
  const ready = (await distState()) === 'fresh' && (await isThere(compiled))
  if (ready) return true
  console.log('Building the portal…')
  return (await run(process.execPath, ['scripts/build.ts'])) === 0
}

async function takeShots({ workers, ...wanted }: Wanted): Promise<number> {
  const chromium = await ensureChromium()
  const config = path.join('tests', 'screenshots', 'playwright.config.ts')
  return run('playwright', ['test', '--config', config, '--workers', workers], {
    env: {
      PORTAL_CHROMIUM: chromium,
      PORTAL_SHOTS: JSON.stringify(wanted),
      PORTAL_SHOTS_FOLDER: FOLDER,
    },
  })
}

/** Includes all pictures, those of earlier runs too. */
async function writeSheet(): Promise<void> {
  if (!(await isThere(TABLE))) return // the run failed early and printed why
  const shots: SheetShot[] = JSON.parse(await readFile(TABLE, 'utf8'))
  const listed = new Set(shots.flatMap(({ pictures }) => pictures.map(({ file }) => file)))
  const present = new Set((await readdir(FOLDER)).filter((file) => file.endsWith('.png')))
  const forgotten = present.difference(listed)
  for (const file of forgotten) await rm(path.join(FOLDER, file))
  await writeFile(SHEET, contactSheet(shots, present))
  const count = listed.intersection(present).size
  console.log(`${count} of ${listed.size} pictures: ${path.relative(PROJECT, SHEET)}`)
}

async function isThere(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
