import { TestRunner } from 'vitest'
import { translatePage } from './translate.ts'

// npm run test:all -- translated: each test of the portal, on a page that is translated as Chrome does it. React throws
// where it inserts or removes beside a text that is gone. Many tests look for texts in ways that a translation breaks,
// so a test fails for what React throws, and for nothing else.

type Task = Parameters<TestRunner['onAfterRunTask']>[0]

let hasThrown = false

export default class TranslatedRunner extends TestRunner {
  override async onBeforeRunTask(test: Task): Promise<void> {
    hasThrown = false
    translateOnce()
    await super.onBeforeRunTask(test)
  }

  override onAfterRunTask(test: Task): void {
    if (test.result) test.result.state = hasThrown ? 'fail' : 'pass'
    super.onAfterRunTask(test)
  }
}

/** The files of a worker share their page. */
function translateOnce(): void {
  if (document.documentElement.hasAttribute('translated')) return
  document.documentElement.setAttribute('translated', '')
  translatePage()
  for (const method of ['insertBefore', 'removeChild'] as const) {
    const own = Node.prototype[method] as (...nodes: unknown[]) => unknown
    Object.assign(Node.prototype, {
      [method](this: Node, ...nodes: unknown[]) {
        try {
          return own.apply(this, nodes)
        } catch (error) {
          hasThrown = true
          console.log(`${method} fails in`, this instanceof Element ? this.outerHTML : this)
          throw error
        }
      },
    })
  }
}
