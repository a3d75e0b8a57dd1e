import { pages } from '../../content/compiled/index.ts'
import { lazyPart } from './lazy-part.tsx'

// What the first page after the sign-in is made of.

export const Shell = lazyPart(() => import('../shell/shell.tsx'), 'Shell')
export const DashboardPage = lazyPart(() => import('../pages/dashboard.tsx'), 'DashboardPage')

/** Fetches them while the student still signs in. */
export async function loadDashboardAhead(): Promise<void> {
  try {
    await Promise.all([Shell.load(), DashboardPage.load(), pages.dashboard.load()])
  } catch {
    return // asked for again when it is needed, and what fails then is told
  }
}
