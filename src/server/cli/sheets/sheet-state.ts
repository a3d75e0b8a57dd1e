import * as v from 'valibot'
import { sha256 } from '../../security/token.ts'

/** What is remembered of a sheet between two runs. Each text is '' where there is nothing yet. */
const sheetState = v.object({
  /** Hash of the sheet as it was last imported. */
  digest: v.string(),
  /** The cohorts that it named then; '' for everyone. */
  names: v.array(v.string()),
  /** Hash of the mistake that its owner was told … */
  told: v.string(),
  /** … of the failure that was there in the last run … */
  seen: v.string(),
  /** … and of what the owner was asked to check. */
  checked: v.string(),
})

export type SheetState = v.InferOutput<typeof sheetState>

const NEW: SheetState = { digest: '', names: [], told: '', seen: '', checked: '' }

/** @param stored null for a new sheet */
export function readState(stored: string | null): SheetState {
  return stored === null ? NEW : v.parse(sheetState, JSON.parse(stored))
}

/** What happened to a sheet in one run. */
export type Outcome =
  | { readonly kind: 'unchanged' }
  | {
      readonly kind: 'imported'
      readonly digest: string
      readonly names: readonly string[]
      /** What its owner should check. */
      readonly notes: readonly string[]
    }
  | {
      readonly kind: 'failed'
      readonly mistakes: readonly string[]
      /** Whether it may pass by itself. */
      readonly isPassing: boolean
    }

/** Why its owner gets a mail. */
export type News = 'mistake' | 'check' | 'well'

/** The next state, and what the owner is told: each mistake once, one that may pass in its second run. */
export function afterRun(
  state: SheetState,
  outcome: Outcome,
): { readonly state: SheetState; readonly news: News | null } {
  switch (outcome.kind) {
    case 'unchanged': {
      const news = state.told === '' ? null : 'well'
      return { state: { ...state, told: '', seen: '' }, news }
    }
    case 'imported': {
      const { digest, names, notes } = outcome
      const checked = notes.length === 0 ? '' : hashOf(notes)
      const isNew = checked !== '' && checked !== state.checked
      const news = isNew ? 'check' : state.told === '' ? null : 'well'
      return { state: { digest, names: [...names], told: '', seen: '', checked }, news }
    }
    case 'failed': {
      // While it cannot be reached, the reasons may change.
      const seen = outcome.isPassing ? 'unreachable' : hashOf(outcome.mistakes)
      const waits = outcome.isPassing && seen !== state.seen
      if (seen === state.told || waits) return { state: { ...state, seen }, news: null }
      return { state: { ...state, seen, told: seen }, news: 'mistake' }
    }
  }
}

function hashOf(lines: readonly string[]): string {
  return sha256(lines.join('\n'))
}
