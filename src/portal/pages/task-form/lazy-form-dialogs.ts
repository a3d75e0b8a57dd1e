import { lazyModule } from '../../lazy/lazy-module.ts'

/** The questions of the task form, and its success. Fetched ahead: they must open without network, too. */
export const lazyFormDialogs = lazyModule(() => import('./form-dialogs.tsx'))
