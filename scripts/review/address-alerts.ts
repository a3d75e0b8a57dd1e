import { isContact, isUnfinished, websiteOf } from './addresses.ts'
import { WEIGHTS, type Alert } from './alert.ts'
import type { Change } from './changes.ts'
import type { PartLine } from './compare-texts.ts'
import type { Comparison } from './compare.ts'

const SOMEWHERE_ELSE = 'Leads somewhere else'

export function addressAlert(of: string, before: string | null, after: string | null): Alert {
  const line: PartLine = { kind: 'exchange', of, before, after }
  const alert = (grade: Alert['grade'], words: string): Alert => {
    const weight = grade === 'ask' ? WEIGHTS.website : WEIGHTS.address
    const what = [before, after].some(isContact) ? 'contact' : 'link'
    return { weight, what, grade, words, line }
  }
  if (after === null) return alert('look', 'A button or link is gone')
  const [was, is] = [before === null ? null : websiteOf(before), websiteOf(after)]
  const isOther = before !== null && was !== is
  if (isOther && was !== null && is !== null) {
    return alert('ask', `Leads to another website: ${is} instead of ${was}`)
  }
  if (isUnfinished(after)) return alert('ask', 'The address still waits for the real one')
  if (isOther) return alert('ask', SOMEWHERE_ELSE)
  return alert('look', before === null ? 'A new address: try it' : 'Another address: try it')
}

/** A button that stays and opens something else: that is what students press without reading. */
export function buttonAlert(
  alert: Alert,
  { of, before, after }: Extract<PartLine, { kind: 'exchange' }>,
  { before: was }: Change,
  { opened }: Pick<Comparison, 'opened'>,
): Alert {
  if (before === null || after === null) return alert
  // Another website, or one that waits for the real one.
  if (alert.grade === 'ask' && alert.words !== SOMEWHERE_ELSE) return alert
  const twin = was?.buttons.find(({ to }) => to === after)?.label
  const card = opened.get(after)
  const now =
    twin !== undefined
      ? `what “${twin}” opened`
      : card !== undefined
        ? `what the card “${card}” opened`
        : 'something else'
  return {
    ...alert,
    weight: WEIGHTS.website,
    grade: 'ask',
    words: `The button “${of}” now opens ${now}`,
    line: { kind: 'exchange', of: '', before, after },
  }
}
