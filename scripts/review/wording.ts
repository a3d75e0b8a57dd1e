import type { Problem } from '../content/problem.ts'
import { counted } from '../content/report/summary.ts'
import type { Alert } from './alert.ts'
import type { Change } from './changes.ts'
import type { Comparison } from './compare.ts'
import type { Entry } from './entries.ts'
import type { Said } from './pull-request.ts'
import type { Text } from './texts.ts'

// How the page and the summary say things alike.

/** '2 cards change, 1 card is new, 1 setting changes, and 9 texts follow'. */
export function headline({ changes, settings, sidebar }: Comparison): string {
  const byHand = changes.filter((change) => change.byHand)
  const follow = changes.length - byHand.length
  const all = settings.length + (sidebar ? 1 : 0)
  const parts = [
    ...inNumbers(byHand, 'card'),
    ...inNumbers(byHand, 'page'),
    ...inNumbers(byHand, 'mail'),
    ...(all > 0 ? [`${counted(all, 'setting')} ${all === 1 ? 'changes' : 'change'}`] : []),
  ]
  if (parts.length === 0) return 'Students see no difference'
  const also =
    follow === 0 ? '' : `, and ${counted(follow, 'text')} ${follow === 1 ? 'follows' : 'follow'}`
  return parts.join(', ') + also
}

function inNumbers(changes: readonly Change[], what: Text['kind']): string[] {
  const kinds = [
    ['changed', 'changes', 'change'],
    ['added', 'is new', 'are new'],
    ['removed', 'is removed', 'are removed'],
    ['renamed', 'is renamed', 'are renamed'],
    ['moved', 'moves', 'move'],
  ] as const
  return kinds.flatMap(([kind, one, many]) => {
    const number = changes.filter((c) => c.kind === kind && c.text.kind === what).length
    return number === 0 ? [] : [`${counted(number, what)} ${number === 1 ? one : many}`]
  })
}

export const KIND_WORDS: Readonly<Record<Change['kind'], string>> = {
  added: 'New',
  removed: 'Removed',
  changed: 'Changed',
  renamed: 'Renamed',
  moved: 'Moved',
}

/** What it is and where students find it. */
export function placeOf({ kind, shownOn }: Text): string {
  if (kind === 'mail') return 'Mail to a student'
  return `${kind === 'card' ? 'Card' : 'Page'} on ${shownOn.join(', ') || 'no page'}`
}

export function titleOf({ text }: Change): string {
  return text.title || text.id
}

/** Whether there is a mistake, with which nothing of it can go live. */
export function stops(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === 'error')
}

/** '2 mistakes to mend before this can go live'. */
export function problemsTitle(problems: readonly Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error').length
  return errors > 0
    ? `${counted(errors, 'mistake')} to mend before this can go live`
    : 'What the check noticed'
}

/** Null where every picture is there. */
export function missingPictures(failed: number): string | null {
  if (failed === 0) return null
  const are = failed === 1 ? 'picture is' : 'pictures are'
  return `${failed} ${are} missing, because ${failed === 1 ? 'it' : 'they'} could not be taken. The words are all here. Run the review again for the pictures.`
}

/** What its author says of a change. */
export function saidLines({ title, words }: Said): string[] {
  const more = words === null ? [] : [`The author says: “${words}”`]
  return [`The author calls it: “${title}”`, ...more]
}

/** What to do once one has read it all. */
export function whatNext({ problems }: Comparison, entries: readonly Entry[]): string[] {
  const refuse = 'On GitHub choose Files changed, Review changes, Request changes, and write'
  if (stops(problems)) {
    return [`Do not approve it while it has a mistake. ${refuse} that it has to be mended.`]
  }
  const asks = entries.some(({ alerts }) => alerts.some(({ grade }) => grade === 'ask'))
  return [
    ...(asks
      ? [
          `First ask who knows at your school about each “${ASK}” above, and compare every digit and letter.`,
        ]
      : []),
    'All right? On GitHub choose Files changed, Review changes, Approve. Students see it once it is merged and live, whatever day its words name.',
    `Not right? ${refuse} what is wrong.`,
    'Not sure? Write what troubles you there.',
  ]
}

export const TICKS = 'A tick is only for you, on this page.'

export const UNSEEN = 'Changed without a difference for students'
export const LOOK_AT = 'What to look at'

const ASK = 'Ask before you approve'

/** What somebody at the school has to say yes to is asked for. */
export function alertWords({ grade, words }: Alert): string {
  return grade === 'ask' ? `${ASK}: ${words}` : words
}
