// What a press in the task form opens over it: one part, which no first view waits for.
export { ClearDraft } from './clear-draft.tsx'
export { SendAgain } from './send-again.tsx'
export { SubmittedModal } from './submitted-modal.tsx'
