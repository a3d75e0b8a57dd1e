import * as v from 'valibot'
import type { SheetMailKind } from '../../mail/sheet-mails.ts'
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
  /** What the owner should check, but was not told: the mail was refused. */
  untold: v.optional(v.array(v.string()), []),
})

export type SheetState = v.InferOutput<typeof sheetState>

const NEW: SheetState = { digest: '', names: [], told: '', seen: '', checked: '', untold: [] }

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

/** What its owner is told in a mail. */
export type News = {
  readonly kind: SheetMailKind
  readonly lines: readonly string[]
}

/** The next state, and what the owner is told: each mistake once, one that may pass in its second run. */
export function afterRun(
  state: SheetState,
  outcome: Outcome,
): { readonly state: SheetState; readonly news: News | null } {
  switch (outcome.kind) {
    case 'unchanged':
      return afterSuccess(state, state.untold)
    case 'imported': {
      const { digest, names, notes } = outcome
      const checked = notes.length === 0 ? '' : hashOf(notes)
      const lines = new Set([...state.untold, ...(checked === state.checked ? [] : notes)])
      return afterSuccess({ ...state, digest, names: [...names], checked }, [...lines])
    }
    case 'failed': {
      // While it cannot be reached, the reasons may change.
      const seen = outcome.isPassing ? 'unreachable' : hashOf(outcome.mistakes)
      const waits = outcome.isPassing && seen !== state.seen
      if (seen === state.told || waits) return { state: { ...state, seen }, news: null }
      const kind = outcome.isPassing ? 'unreachable' : 'mistake'
      return { state: { ...state, seen, told: seen }, news: { kind, lines: outcome.mistakes } }
    }
  }
}

/** @param lines what its owner should check */
function afterSuccess(state: SheetState, lines: readonly string[]): ReturnType<typeof afterRun> {
  const isNews = lines.length > 0 || state.told !== ''
  const news = { kind: lines.length > 0 ? 'check' : 'well', lines } as const
  return { state: { ...state, told: '', seen: '', untold: [] }, news: isNews ? news : null }
}

/** The state where the mail was refused: the next run tells the news. */
export function afterRefusal(before: SheetState, after: SheetState, news: News): SheetState {
  const untold = news.kind === 'check' ? [...news.lines] : after.untold
  return { ...after, told: before.told, untold }
}

function hashOf(lines: readonly string[]): string {
  return sha256(lines.join('\n'))
}
