// The dialogs of the task form: one file, which no first view waits for.
export { ClearDraft } from './clear-draft.tsx'
export { SendAgain } from './send-again.tsx'
export { SubmittedModal } from './submitted-modal.tsx'
