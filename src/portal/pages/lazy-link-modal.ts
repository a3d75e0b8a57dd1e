import { lazyModule } from '../lazy/lazy-module.ts'

/**
 * The lazy chunk of a card's modal. The first render waits for it only if the address opens a card. In a
 * file of its own, because the route table imports it without the page.
 */
export const lazyLinkModal = lazyModule(() => import('./link-modal.tsx'))
