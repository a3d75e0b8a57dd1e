import { lazyModule } from '../../lazy/lazy-module.ts'

/** The lazy chunk of the task form's dialogs. Prefetched, because they must also open offline. */
export const lazyFormDialogs = lazyModule(() => import('./form-dialogs.tsx'))
