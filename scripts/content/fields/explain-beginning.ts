import type { Explanation } from '../problem.ts'
import type { LaidOut } from './lay-out.ts'
import type { Mistake } from './mistake.ts'

type Beginning = {
  readonly start: number
  readonly space: string
  readonly mark: string
  readonly content: string
}

/** What is wrong with where a line begins, and with what it begins. */
export function explainBeginning(
  { start, space, mark, content }: Beginning,
  laidOut: LaidOut | undefined,
  widthOfTabs: number | null,
): Mistake[] {
  const end = start + space.length + mark.length
  const wrongHyphen = mark !== '' && !(content === '' ? /^-/ : /^- /).test(mark)
  const odd = space.search(/[^ ]/)
  const plain = plainSpace(space, widthOfTabs)
  const hyphen = /^-(?: *|\u00a0*)$/.test(mark) ? '- ' : mark
  const certain = { start, end, text: `${plain ?? ''}${wrongHyphen ? hyphen : mark}` }
  const isCertain = plain !== null && (!wrongHyphen || hyphen !== mark)
  const { prefix, parent, name } = laidOut ?? {}
  const above = parent === undefined ? '' : `${parent}:\n`
  const behind = name === undefined ? '' : `${name}: `
  const isMoved = prefix !== undefined && beginning(prefix) !== beginning(`${space}${mark}`)
  const isWrong = odd !== -1 || wrongHyphen
  if (!isWrong && !isMoved && above === '' && behind === '') return []
  const offset = isWrong && odd !== -1 ? start + odd : start + space.length
  const meant =
    prefix === undefined ? undefined : { start, end, text: `${above}${prefix}${behind}` }
  const isSame = meant === undefined || meant.text === certain.text
  const hasTabs = widthOfTabs !== null && space.includes('\t')
  const edits =
    isWrong && isCertain && (isSame || hasTabs)
      ? { repair: certain }
      : { suggestion: meant ?? (isCertain ? certain : undefined) }
  const explain = (): Explanation => {
    if (odd !== -1 && space[odd] === '\t') return TAB
    if (odd !== -1)
      return /[^ ].*[^ ]/.test(space) ? oddSpaces(widthOf(space, widthOfTabs, prefix)) : ODD_SPACE
    if (wrongHyphen) return noHyphen(mark)
    if (parent !== undefined) return noParent(parent)
    if (name !== undefined) return noFieldName(name)
    return moved(prefix ?? '', space, mark, content)
  }
  return [{ offset, explanation: explain(), layout: true, ...edits }]
}

/** How a line begins, however many spaces stand behind the hyphen. */
function beginning(prefix: string): string {
  return prefix.replace(/- +$/, '-')
}

/** White space as plain spaces; null where tabs in it have no certain width. */
function plainSpace(space: string, widthOfTabs: number | null): string | null {
  if (!space.includes('\t')) return space.replace(/[^ ]/g, ' ')
  return widthOfTabs === null
    ? null
    : space.replaceAll('\t', ' '.repeat(widthOfTabs)).replace(/[^ ]/g, ' ')
}

/** How many plain spaces are meant; null where nobody can tell. */
function widthOf(
  space: string,
  widthOfTabs: number | null,
  prefix: string | undefined,
): number | null {
  if (prefix !== undefined) return /^ */.exec(prefix)?.[0].length ?? 0
  return plainSpace(space, widthOfTabs)?.length ?? null
}

function noHyphen(mark: string): Explanation {
  if (/^-./.test(mark)) return ODD_SPACE
  return mark === '-'
    ? ['A space is missing behind the hyphen.', 'Put one there.']
    : ['This line begins with another sign than a hyphen.', 'A hyphen and a space belong there.']
}

function noParent(parent: string): Explanation {
  return [`The line ${parent}: is missing here.`, `Put ${parent}: alone on the line above.`]
}

function noFieldName(name: string): Explanation {
  return [`The name of this field is missing.`, `Put ${name}: and a space before it.`]
}

function moved(prefix: string, space: string, mark: string, content: string): Explanation {
  const word = /^[\w-]+/.exec(content)?.[0] ?? ''
  if (mark === '' && prefix.includes('-')) {
    return [`A hyphen is missing before ${word}.`, `Every entry of a list begins with one.`]
  }
  if (mark !== '' && !prefix.includes('-')) {
    return [`The hyphen before ${word} is too many.`, `This line belongs to the one above it.`]
  }
  const sentence = 'This line begins too far left or right.'
  const spaces = /^ */.exec(prefix)?.[0].length ?? 0
  if (spaces === space.length) return [sentence, 'One space stands behind the hyphen.']
  return [sentence, spaces === 0 ? 'Begin it at the left edge.' : `Begin it with ${spaces} spaces.`]
}

const TAB: Explanation = ['This line begins with a tab.', 'Begin it with spaces.']

function oddSpaces(count: number | null): Explanation {
  const sentence =
    'These are not plain spaces, such as no-break spaces that were copied from elsewhere.'
  const meant =
    count === null
      ? 'as many plain spaces as stand before the lines beside it'
      : `${count} plain ${count === 1 ? 'space' : 'spaces'}`
  return [sentence, `Delete what stands before the first word, and type ${meant}.`]
}

export const ODD_SPACE: Explanation = [
  'This is not a plain space but a no-break space, perhaps copied from elsewhere.',
  'Delete it and type a plain space.',
]
