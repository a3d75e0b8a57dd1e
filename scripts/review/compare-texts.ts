import { hunks } from './hunks.ts'
import { followMoves, type Moves } from './moves.ts'
import { assessWords, exchangeOf, said, type Change } from './risks.ts'
import type { Field, Text } from './texts.ts'

/** The differences of two versions of a text, without links to moved texts. */
export function compareFields(before: Text, after: Text, moves: Moves): Change[] {
  const labels = new Set([...after.fields, ...before.fields].map(({ label }) => label))
  return [...labels].flatMap((label) => {
    const [was, is] = [before, after].map((text) => fieldOf(text, label))
    return hunks(linesOf(was, moves), linesOf(is, moves)).map((hunk) =>
      change(is ?? was, hunk.before, hunk.after),
    )
  })
}

/** All fields of a new or removed text. */
export function wholeText(text: Text, isNew: boolean): Change[] {
  return text.fields.map((field) => {
    const all = field.lines.join('\n')
    return isNew ? change(field, '', all, true) : change(field, all, '')
  })
}

function linesOf(field: Field | undefined, moves: Moves): string[] {
  return (field?.lines ?? []).map((line) => followMoves(line, moves))
}

function fieldOf({ fields }: Text, wanted: string): Field | undefined {
  return fields.find(({ label }) => label === wanted)
}

function change(field: Field | undefined, before: string, after: string, isNew = false): Change {
  const { label = '', kind = 'words' } = field ?? {}
  const sides = { label, before, after }
  if (kind === 'look') return { ...sides, risk: 'look', says: [] }
  if (kind === 'words') return { ...sides, ...assessWords(before, after, isNew) }
  if (kind === 'access') {
    const says =
      after === ''
        ? 'Only students who sign in read this page now.'
        : 'Everybody reads this page now, without signing in.'
    return { ...sides, risk: 'access', says: [says] }
  }
  const became = said(exchangeOf(before, after))
  const says = `Compare every digit and letter: students copy “${label}”. ${became}.`
  return { ...sides, risk: 'account', says: [says] }
}
