import react from '@vitejs/plugin-react'
import { copyFile, cp, rm } from 'node:fs/promises'
import path from 'node:path'
import { build } from 'vite'
import { compressAssets } from '../../build/compress-assets.ts'
import { DIST, distState } from '../../build/dist-state.ts'
import { PROJECT } from '../../system/project.ts'
import { run } from '../../system/run.ts'
import { openSchool } from './serve.ts'

/** The folder of the other built apps. */
const WEB_BENCH = path.join(PROJECT, '.cache', 'bench', 'web')

const SOURCES = path.join(PROJECT, 'scripts', 'bench', 'web')

export type AppName = 'ours' | 'baseline' | 'static'
export type PageName = 'login' | 'cards'

/**
 * The two pages of every app, and the element that the student waits for. The portal's button is
 * disabled until hydration.
 */
export const PAGES = {
  login: { path: '/login', wanted: 'form button[type=submit]' },
  cards: { path: '/', wanted: 'main article button[aria-haspopup=dialog]' },
} as const satisfies Record<PageName, object>

export type Apps = Awaited<ReturnType<typeof openApps>>

/**
 * Builds and serves the portal, the baseline app and the static pages in the same way.
 * @throws when the portal cannot be built
 */
export async function openApps() {
  const folders = await buildApps()
  const school = await openSchool()
  const [ours, baseline] = [await school.serve(folders.ours), await school.serve(folders.baseline)]
  const statics = {
    login: await school.serve(folders.login),
    cards: await school.serve(folders.cards),
  }
  return {
    originOf: (app: AppName, page: PageName): string =>
      ({ ours, baseline, static: statics[page] })[app],
    slow: school.slow,
    close: school.close,
  }
}

async function buildApps() {
  if ((await distState()) !== 'fresh') {
    console.error('Building the portal…')
    // In its own process, because Vite sets NODE_ENV to production, which the server would read.
    const code = await run(process.execPath, ['scripts/build.ts'])
    if (code !== 0) throw new Error('The portal cannot be built.')
  }
  const baseline = path.join(WEB_BENCH, 'baseline')
  const login = path.join(WEB_BENCH, 'login')
  const cards = path.join(WEB_BENCH, 'cards')
  await build({
    root: path.join(SOURCES, 'baseline-app'),
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    build: { outDir: baseline, emptyOutDir: true },
  })
  for (const folder of [login, cards]) {
    await rm(folder, { recursive: true, force: true })
    await cp(path.join(SOURCES, 'static', path.basename(folder)), folder, { recursive: true })
  }
  for (const folder of [baseline, login, cards]) {
    await copyFile(path.join(DIST, 'headers.json'), path.join(folder, 'headers.json'))
    await compressAssets(folder)
  }
  return { ours: DIST, baseline, login, cards }
}
