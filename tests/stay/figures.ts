import { test } from '@playwright/test'
import type { Figure } from '../../scripts/bench/stay/report.ts'

/** Notes what was measured. Nothing fails here: whether a bound is kept is said in the table. */
export function note(figure: Figure): void {
  test.info().annotations.push({ type: 'figure', description: JSON.stringify(figure) })
}

/** How often each interaction is measured. */
export const RUNS = Number(process.env['PORTAL_STAY_RUNS'] ?? 3)
