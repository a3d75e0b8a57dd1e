import { latePart } from '../parts/late-part.ts'

/** The modal of a card. No first view waits for it, but the one that an address opens it in. */
export const openCardPart = latePart(() => import('./open-card.tsx'))
