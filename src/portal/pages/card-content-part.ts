import { latePart } from '../parts/late-part.ts'

/** What is inside the modal of a card. No first view waits for it, but the one that an address opens it in. */
export const cardContent = latePart(() => import('./card-content.tsx'))
