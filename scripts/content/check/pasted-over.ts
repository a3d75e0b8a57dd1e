import { plainText, type ContentFiles } from '../files/content-files.ts'
import { error, warning, type Problem } from '../problem.ts'
import { placeAt, topOf, type Place } from '../source.ts'

/** Fewer lines of a file, or characters of a text, may be alike by chance. */
const FEWEST_LINES = 4
const FEWEST_CHARACTERS = 200

/**
 * Finds files into which another file was pasted, in place of their own words or beside them.
 * @param accepted content before the change
 * @returns content with those that hold the whole of it as they were before, so that nothing is told of what follows from it
 */
export function withoutPasted(
  files: ContentFiles,
  accepted: ContentFiles,
): { readonly files: ContentFiles; readonly problems: readonly Problem[] } {
  const [now, before] = [textsOf(files), textsOf(accepted)]
  const former = new Map(files)
  const problems: Problem[] = []
  for (const [file, text] of now) {
    const was = before.get(file)
    if (was === undefined || was === text) continue
    const problem = explainPasted(file, text, was, now, before)
    if (!problem) {
      problems.push(...explainText(file, text, was, now, before))
      continue
    }
    problems.push(problem)
    former.set(file, accepted.get(file) ?? was)
  }
  return { files: former, problems }
}

type Texts = ReadonlyMap<string, string>

function explainPasted(
  file: string,
  text: string,
  was: string,
  now: Texts,
  before: Texts,
): Problem | null {
  for (const [other, otherText] of now) {
    const pasted = otherText.trim()
    const start = startOf(pasted, text)
    const isNew = other !== file && start !== -1 && startOf(pasted, was) === -1
    if (!isNew || !isAtHome(pasted, before.get(other))) continue
    if (pasted.split('\n').length < FEWEST_LINES) continue
    if (text.trim() === pasted) {
      const suggestion = { start: 0, end: text.length, text: was }
      const sentence = `This file says what ${other} says, and what it said before is gone.`
      return error(topOf(file), sentence, `In this file, ${COPY_BACK}`, undefined, suggestion)
    }
    const left = text.slice(0, start).trimEnd()
    const rest = text.slice(start + pasted.length).trimStart()
    const place = placeAt({ file, text }, start)
    const end = rest === '' ? text.length : text.length - rest.length
    const from = left === '' ? 0 : rest === '' ? left.length + 1 : start
    const suggestion = { start: from, end, text: '' }
    const sentence = `All of ${other} stands here once more, ${linesFrom(place, pasted)}.`
    return error(place, sentence, 'Remove these lines.', undefined, suggestion)
  }
  return null
}

/** What stands below another file's fields, where it may be meant to stand twice. */
function explainText(
  file: string,
  text: string,
  was: string,
  now: Texts,
  before: Texts,
): Problem[] {
  return [...now].flatMap(([other, otherText]) => {
    const pasted = otherText.replace(FIELDS, '').trim()
    const start = startOf(pasted, text)
    const isNew = other !== file && start !== -1 && startOf(pasted, was) === -1
    const isHome = startOf(pasted, before.get(other) ?? '') !== -1
    if (!isNew || !isHome || pasted.length < FEWEST_CHARACTERS) return []
    const place = placeAt({ file, text }, start)
    const sentence = `The text of ${other} stands here as well, ${linesFrom(place, pasted)}.`
    return [warning(place, sentence, ELSEWHERE)]
  })
}

const ELSEWHERE =
  'If that is meant, leave it. If not, remove these lines. What stood here before is under Files changed, in the pull request, on red ground.'

/** The fields at the top of a file, with the lines of hyphens around them. */
export const FIELDS = /^---[ \t]*\n[^]*?\n---[ \t]*(?=\n|$)/

/** Where whole lines begin in a text; -1 where they are not there. */
function startOf(lines: string, text: string): number {
  return `\n${text}\n`.indexOf(`\n${lines}\n`)
}

function linesFrom({ line }: Place, text: string): string {
  return `in the lines ${line} to ${line + text.split('\n').length - 1}`
}

/** Whether a text was where it stands before, and not pasted there as well: the same, or with the same title. */
function isAtHome(text: string, was: string | undefined): boolean {
  const title = TITLE.exec(text)?.[0]
  return was?.trim() === text || (title !== undefined && TITLE.exec(was ?? '')?.[0] === title)
}

const TITLE = /^(?:title|subject):.*$/m

export const COPY_BACK =
  'copy the old words back. Under Files changed, in the pull request, they stand on red ground.'

/** Texts and settings, which somebody can paste. */
function textsOf(files: ContentFiles): Texts {
  const texts = [...files].filter(([file]) =>
    /^content\/(?:[^/]+\/[^/]+\.md|\w+\.json)$/.test(file),
  )
  return new Map(texts.map(([file, content]) => [file, plainText(content)]))
}
