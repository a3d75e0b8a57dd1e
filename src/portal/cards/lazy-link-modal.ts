import { lazyModule } from '../lazy/lazy-module.ts'

/** The lazy chunk of a card's modal, in a file of its own: the route table imports it without the page. */
export const lazyLinkModal = lazyModule(() => import('./link-modal.tsx'))
