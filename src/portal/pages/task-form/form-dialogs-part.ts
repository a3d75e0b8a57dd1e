import { latePart } from '../../parts/late-part.ts'

/** The questions of the task form, and its success. Fetched ahead: they must open without network, too. */
export const formDialogsPart = latePart(() => import('./form-dialogs.tsx'))
