import { lazyModule } from '../lazy/lazy-module.ts'

/** The modal of a card. No first view waits for it, but the one that an address opens it in. */
export const lazyOpenCard = lazyModule(() => import('./open-card.tsx'))
