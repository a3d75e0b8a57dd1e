import { cp, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { addPoliciesAndWorker } from '../../scripts/build/add-policies-and-worker.ts'
import { BUILT_PORTAL } from '../school/built-portal.ts'
import { FIXED_SCHOOL } from '../school/fixed-school.ts'

/** Compressed copies, which would not change with their file. */
const COMPRESSED = /\.(?:br|gz)$/

/** A copy of the built portal, of which a test can release another version while it is served. */
export async function copyPortal() {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-'))
  await cp(BUILT_PORTAL, folder, { recursive: true, filter: (file) => !COMPRESSED.test(file) })
  return {
    folder,
    /** Releases a version that its page names, and in which one script has another address. */
    release: async (name: string): Promise<void> => {
      const assets = path.join(folder, 'assets')
      const part = (await readdir(assets)).find((file) => file.startsWith('forgot-password-'))
      if (part === undefined) throw new Error('The part of /forgot-password is not there')
      const renamed = part.replace('.js', `.${name}.js`)
      await rename(path.join(assets, part), path.join(assets, renamed))
      const version = `<meta name="version" content="${name}" />`
      for (const file of ['index.html', 'login.html']) {
        const page = path.join(folder, file)
        const html = (await readFile(page, 'utf8')).replaceAll(part, renamed)
        await writeFile(page, html.replace('<title>', `${version}$&`))
      }
      await addPoliciesAndWorker(folder, FIXED_SCHOOL)
    },
    switchOff: async (): Promise<void> => {
      const site = { ...FIXED_SCHOOL.site, opensOffline: false }
      await addPoliciesAndWorker(folder, { ...FIXED_SCHOOL, site })
    },
    remove: () => rm(folder, { recursive: true }),
  }
}

/** Waits until the worker has kept everything and answers the page's requests. */
export async function expectKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { serviceWorker } = navigator
    await serviceWorker.ready
    if (serviceWorker.controller !== null) return
    await new Promise((changed) => serviceWorker.addEventListener('controllerchange', changed))
  })
}

/** The addresses that are kept on the device, without their queries. */
export async function keptAddresses(page: Page): Promise<string[]> {
  const found = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  return found.toSorted()
}

/** The version of the page's own code. */
export const versionOf = (page: Page): Locator => page.locator('meta[name=version]')

/** Waits until a newer version is fetched and ready. */
export async function expectWaiting(page: Page): Promise<void> {
  const waits = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      await registration.update()
      return registration.waiting !== null
    })
  await expect.poll(waits).toBe(true)
}

/** Hides the page, as far as it can tell, until it is loaded again. */
export async function hide(page: Page): Promise<void> {
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
}
