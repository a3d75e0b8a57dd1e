import { compareText, formatPlace, type Problem } from './problem.ts'

/**
 * The problems without those that only follow from others. Of a misnamed file, of a line of fields that
 * was misread, and of one place there is one thing to say: the first, since problems come stage by stage.
 */
export function onlyCauses(problems: readonly Problem[]): Problem[] {
  const misnamed = filesOf(problems, 'file-name')
  const misread = new Set(problems.flatMap((each) => (isMisread(each) ? lineOf(each) : [])))
  const told = new Set<string>()
  const errorsFirst = problems.toSorted((a, b) => compareText(a.severity, b.severity))
  return errorsFirst.filter((problem) => {
    const { rule, place } = problem
    if (misnamed.has(place.file)) return rule === 'file-name'
    if (misread.has(lineOf(problem))) return isMisread(problem)
    // Each missing field is a cause of its own, and none has a place of its own.
    if (rule === 'missing-field') return true
    const isFirst = !told.has(formatPlace(place))
    told.add(formatPlace(place))
    return isFirst
  })
}

function filesOf(problems: readonly Problem[], rule: string): ReadonlySet<string> {
  return new Set(problems.flatMap((each) => (each.rule === rule ? each.place.file : [])))
}

function isMisread({ rule }: Problem): boolean {
  return rule === 'front-matter'
}

function lineOf({ place: { file, line } }: Problem): string {
  return `${file}:${line}`
}
