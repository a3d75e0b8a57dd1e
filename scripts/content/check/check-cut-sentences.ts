import { changedText } from '../files/changed-text.ts'
import type { ContentFiles } from '../files/content-files.ts'
import { lineChanges, type LineChange } from '../line-changes.ts'
import { warning, type Problem } from '../problem.ts'
import { lineStart, placeAt } from '../source.ts'
import { COPY_BACK, FIELDS } from './pasted-over.ts'

/**
 * Texts that are gone as a whole, headings whose text is still there, and sentences that lost lines in their
 * middle, or their end.
 * @param texts the files that students read
 * @param accepted content before the change
 */
export function checkCutSentences(
  files: ContentFiles,
  texts: readonly string[],
  accepted: ContentFiles,
): Problem[] {
  return texts.flatMap((file) => {
    const found = changedText(file, files, accepted)
    if (!found) return []
    const { text, was } = found
    const fields = FIELDS.exec(was)?.[0] ?? ''
    const isNew = (other: string) => !accepted.has(other) && folderIn(other) === folderIn(file)
    const isGone = text.trimEnd() === fields.trimEnd() && was.trimEnd() !== text.trimEnd()
    // A page that gets its cards says no more that they are to come.
    if (isGone) return [...files.keys()].some(isNew) ? [] : lostText(file, text, was)
    const top = fields.split('\n').length
    return lineChanges(was, text).flatMap((change) => {
      const inText =
        change.before >= top
          ? (lostLines(file, text, was, change) ??
            lostHeading(file, text, change) ??
            joinedHeading(file, text, was, change) ??
            lostFirstStep(file, text, change) ??
            lostBelow(file, text, change))
          : null
      return inText ?? cutEnd(file, text, change) ?? cutBeginning(file, text, change) ?? []
    })
  })
}

/** A line whose words may go on in the next one: no heading, no row of a table. */
const WORDS = /^(?!\s*(?:\||#|```|~~~))(?=.*\p{L})/u
/** What the words above do not go on in. */
const BEGINS = /^\s*(?:[-*+]|\d+[.)])\s|^(?!.*\p{L})|^\s*[|#]|^\s*[a-z_]+:(?: |$)/u
const ENDS = /[.:;!?…]["'”’)*_]*\s*$/

/** The text below the fields, where nothing else was changed; a mail without one cannot be sent, which is told. */
function lostText(file: string, text: string, was: string): Problem | [] {
  if (file.startsWith('content/mail/')) return []
  const start = Math.min(text.trimEnd().length + 1, text.length)
  const sentence = 'The text below this line is gone.'
  const edit = { start, end: text.length, text: was.slice(start) }
  const place = placeAt({ file, text }, text.lastIndexOf('---'))
  return warning(place, sentence, `${UNLESS} ${COPY_BACK}`, undefined, edit)
}

/** Whole lines that are gone, where the line above or the one below is a part of their sentence. */
function lostLines(
  file: string,
  text: string,
  before: string,
  { was, is, now }: LineChange,
): Problem | null {
  const lines = text.split('\n')
  const goesOn = isOpen(lines[now - 1], was[0])
  if (is.length > 0 || !(goesOn || isOpen(was.at(-1), lines[now]))) return null
  const start = lineStart(lines, now)
  const edit = { start, end: start, text: `${was.join('\n')}\n` }
  const where = goesOn ? 'below' : 'above'
  const place = { file, line: goesOn ? now : now + 1, column: 1 }
  const [lost = '', ...others] = was
  const isMoved = others.length === 0 && countOf(lost, lines) === countOf(lost, before.split('\n'))
  const elsewhere = isMoved ? lines.indexOf(lost) : -1
  if (elsewhere !== -1) {
    const sentence = `A part of the sentence stands in line ${elsewhere + 1} now.`
    return warning(place, sentence, `${UNLESS} put it back ${where} this line:\n${was.join('\n')}`)
  }
  return warning(
    place,
    `A part of the sentence is gone ${where} this line.`,
    `${UNLESS} write again ${where} this line:\n${was.join('\n')}`,
    undefined,
    edit,
  )
}

/** A heading alone, whose text would be shown as a part of the one above. */
function lostHeading(file: string, text: string, { was, is, now }: LineChange): Problem | null {
  const lines = text.split('\n')
  const [heading, ...others] = was.filter((line) => line.trim() !== '')
  const below = lines.findIndex((line, at) => at >= now && line.trim() !== '')
  const isAlone = others.length === 0 && is.every((line) => line.trim() === '')
  if (heading === undefined || !HEADING.test(heading) || !isAlone || below === -1) return null
  if (HEADING.test(lines[below] ?? '')) return null
  const start = lineStart(lines, below)
  const edit = { start, end: start, text: `${heading}\n\n` }
  const sentence = 'The heading above this line is gone.'
  const advice = `${UNLESS} write it again above this line, with an empty line between:\n${heading}`
  return warning({ file, line: below + 1, column: 1 }, sentence, advice, undefined, edit)
}

/** A heading in whose line the text below it stands now. */
function joinedHeading(
  file: string,
  text: string,
  before: string,
  { was, is, now }: LineChange,
): Problem | null {
  const [heading = '', line = ''] = [was[0], is[0]]
  const rest = line.startsWith(`${heading} `) ? line.slice(heading.length + 1) : ''
  const isJoined = HEADING.test(heading) && was.length === 1 && is.length === 1
  // (Signs alone close a heading: ## Conduct ##.)
  if (!isJoined || !/[\p{L}\p{N}]/u.test(rest) || !before.includes(`\n${rest}`)) return null
  const start = lineStart(text.split('\n'), now)
  const edit = { start, end: start + line.length, text: `${heading}\n\n${rest}` }
  const advice = `${UNLESS} write again:\n${heading}\n\n${rest}`
  const place = { file, line: now + 1, column: 1 }
  return warning(place, 'The text below this heading stands in its line.', advice, undefined, edit)
}

const HEADING = /^#{1,6}\s/

/** All that a heading or a sentence with a colon spoke of, and nothing in its place. */
function lostBelow(file: string, text: string, { was, is, now }: LineChange): Problem | null {
  const lines = text.split('\n')
  const above = lines.slice(0, now).findLastIndex((line) => line.trim() !== '')
  const next = lines.slice(now).find((line) => line.trim() !== '')
  const lead = lines[above] ?? ''
  const isEmptied = HEADING.test(lead) && (next === undefined || HEADING.test(next))
  const isLeftOut =
    /:\s*$/.test(lead) && was.some((line) => LISTED.test(line)) && !LISTED.test(next ?? '')
  const hasWords = was.some((line) => /\p{L}/u.test(line))
  if (is.some((line) => line.trim() !== '') || !hasWords || !(isEmptied || isLeftOut)) return null
  const gone = was.join('\n').trim()
  const start = lineStart(lines, above) + lead.length
  const edit = { start, end: start, text: `\n\n${gone}` }
  const sentence = `What stood below ${isEmptied ? 'this heading' : 'this line'} is gone.`
  const advice = `If that is meant, write this line anew, or remove it, too. If not, write as before:\n${lead}\n\n${gone}`
  return warning({ file, line: above + 1, column: 1 }, sentence, advice, undefined, edit)
}

/** The first of some steps, so that they begin with the second one. */
function lostFirstStep(file: string, text: string, { was, is, now }: LineChange): Problem | null {
  const lines = text.split('\n')
  const isFirst = /^\s*1[.)]\s/.test(was[0] ?? '') && /^\s*2[.)]\s/.test(lines[now] ?? '')
  if (is.length > 0 || !isFirst) return null
  const elsewhere = lines.indexOf(was[0] ?? '')
  if (elsewhere !== -1) {
    const moved = `The first step stands in line ${elsewhere + 1} now, below the second one.`
    const back =
      'If that is meant, number the steps in their new order. If not, put it back above this line.'
    return warning({ file, line: now + 1, column: 1 }, moved, back)
  }
  const start = lineStart(lines, now)
  const edit = { start, end: start, text: `${was.join('\n')}\n` }
  const sentence = 'The step above this one is gone, and the first one has the number 2 now.'
  const advice = `If that is meant, begin this one with 1. If not, write again above this line:\n${was.join('\n')}`
  return warning({ file, line: now + 1, column: 1 }, sentence, advice, undefined, edit)
}

const LISTED = /^\s*(?:[-*+]|\d+[.)])\s|^\s*\|/

function isOpen(line = '', following = ''): boolean {
  return WORDS.test(line) && !ENDS.test(line) && !BEGINS.test(following)
}

/** A paragraph or a point that ended with a full stop and is cut off now. */
function cutEnd(file: string, text: string, { was, is, now }: LineChange): Problem | null {
  const lines = text.split('\n')
  const last = now + is.length - 1
  const [whole, left] = [was, is].map((some) => some.join(' ').replaceAll(/\s+/g, ' ').trim())
  if (is.length === 0 || whole === undefined || left === undefined) return null
  const cut = whole.startsWith(left) ? whole.slice(left.length) : ''
  const isCut = /\p{L}/u.test(cut) && ENDS.test(whole) && /[\p{L}\p{N},]$/u.test(left)
  if (!isCut || !WORDS.test(lines[last] ?? '') || !BEGINS.test(lines[last + 1] ?? '')) return null
  const start = lineStart(lines, now)
  const below = lines.slice(last + 1).join('\n')
  const [empty = ''] = /^\n+/.exec(below) ?? []
  if (empty !== '' && below.slice(empty.length).replaceAll(/\s+/g, ' ').startsWith(cut.trim())) {
    const end = lineStart(lines, last + 1)
    const gap = { start: end, end: end + empty.length, text: '' }
    const place = { file, line: last + 2, column: 1 }
    return warning(place, 'This empty line cuts a sentence in two.', 'Remove it.', undefined, gap)
  }
  const edit = { start, end: start + is.join('\n').length, text: was.join('\n') }
  const sentence = 'The end of this sentence is gone.'
  const advice = `${UNLESS} write again:\n${was.join('\n')}`
  return warning({ file, line: last + 1, column: 1 }, sentence, advice, undefined, edit)
}

function countOf(line: string, lines: readonly string[]): number {
  return lines.filter((other) => other === line).length
}

/** A paragraph or a point that begins in the middle of its former sentence. */
function cutBeginning(file: string, text: string, { was, is, now }: LineChange): Problem | null {
  const lines = text.split('\n')
  const [whole, left] = [was, is].map((some) => some.join(' ').replaceAll(/\s+/g, ' ').trim())
  if (is.length === 0 || whole === undefined || left === undefined) return null
  const cut = whole.endsWith(left) ? whole.slice(0, whole.length - left.length) : ''
  const isCut = /^(?:[-*+] |\d+[.)] |> )?\p{Lu}/u.test(cut) && /^\p{Ll}/u.test(left)
  const above = (lines[now - 1] ?? '').trim()
  // The end of the sentence that the line above begins.
  const isEnd = /[\p{L},]$/u.test(above) && /^\p{Ll}.*[.!?] $/u.test(cut) && /^\p{Lu}/u.test(left)
  const isAlone = isCut && !/[:.]\s*$/.test(cut) && above === ''
  if (!isEnd && !isAlone) return null
  const start = lineStart(lines, now)
  const edit = { start, end: start + is.join('\n').length, text: was.join('\n') }
  const sentence = 'The beginning of this sentence is gone.'
  const advice = `${UNLESS} write again:\n${was.join('\n')}`
  return warning({ file, line: now + 1, column: 1 }, sentence, advice, undefined, edit)
}

const UNLESS = 'If that is meant, leave it. If not,'

function folderIn(file: string): string {
  return file.slice(0, file.lastIndexOf('/'))
}
