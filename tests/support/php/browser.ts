import { createApp } from '../../../src/server/app.ts'
import { listen } from '../../../src/server/http/listen.ts'
import { BUILT_PORTAL } from '../../school/built-portal.ts'
import { test as base } from '../browser.ts'
import { startPhpBackend, startPhpSite, type PhpBackend } from '../php-backend.ts'
import { collectLog } from '../server/log.ts'
import { PHP_STUDENT } from './school.ts'

/** Who serves the built portal in front of the PHP backend. */
export const SERVED = ['by the backend’s own web server', 'by our server'] as const

type PhpSite = PhpBackend & {
  /** Where the browser finds the portal: the backend itself, or our server that forwards to it. */
  readonly portal: string
  /** Signs Ngozi in without the login page, and forgets the request. */
  readonly signIn: () => Promise<void>
}

type Fixtures = { readonly served: (typeof SERVED)[number]; readonly php: PhpSite }

/** Browser tests of the built portal in front of a backend that is not ours. */
export const test = base.extend<Fixtures>({
  served: [SERVED[0], { option: true }],
  php: async ({ page, served }, use) => {
    const site = served === SERVED[0] ? await servedByItself() : await servedByUs()
    await use({
      ...site.backend,
      portal: site.portal,
      async signIn() {
        await page.request.post(`${site.portal}/backend/login.php`, { data: PHP_STUDENT })
        site.backend.forgetRequests()
      },
    })
    // No call may be under way when the servers go.
    await page.goto('about:blank')
    await site.close()
  },
})

async function servedByItself() {
  const backend = await startPhpSite({ dist: BUILT_PORTAL })
  return { backend, portal: backend.origin, close: backend.close }
}

async function servedByUs() {
  const backend = await startPhpBackend()
  const app = createApp({
    backend: backend.origin,
    portal: { folder: BUILT_PORTAL },
    log: collectLog(),
  })
  const server = await listen(app, { host: '127.0.0.1', port: 0 })
  const close = async () => {
    await server.close()
    await backend.close()
  }
  return { backend, portal: server.origin, close }
}
