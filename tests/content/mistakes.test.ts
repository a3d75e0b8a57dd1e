import { describe, expect, test } from 'vitest'
import { compile } from '../../scripts/content/compile.ts'
import { formatProblem } from '../../scripts/content/problem.ts'
import { groups } from './mistakes/groups.ts'
import { schoolFiles } from './school.ts'

describe.each(Object.entries(groups))('in %s the check tells the place of', (_group, mistakes) => {
  const cases = mistakes.map(([name, changes, ...told]) => ({ name, changes, told }))
  test.each(cases)('$name', ({ changes, told }) => {
    const { problems, modules } = compile(schoolFiles(changes))
    expect(problems.map(formatProblem)).toEqual(told)
    expect(modules !== null).toBe(told.every((line) => line.includes(' warning: ')))
  })
})

/** Words that only those know who make software. */
const JARGON =
  /\b(?:YAML|JSON|HTML|XML|UTF|ASCII|schema|enum|boolean|bool|string|array|object|null|undefined|NaN|integer|float|pars(?:e|er|ed|ing)|tokens?|syntax|regex|node|AST|mapping|scalar|sequence|literal|invalid|malformed|frontmatter|front matter|identifier|validat\w*|encod\w*|decod\w*|escap\w*|delimiter|scheme|host|alias|anchor|slug|exception|error|stack|module|compil\w*|render\w*|indent\w*|UTF-8|BOM|byte\w*|CRLF|EOF|unicode escape)\b/i

test.each(Object.entries(groups))('of %s nothing is told in jargon', (_group, mistakes) => {
  const sentences = mistakes.flatMap(([, changes]) => {
    return compile(schoolFiles(changes)).problems.map((told) => `${told.sentence} ${told.advice}`)
  })
  expect(sentences.length).toBeGreaterThan(0)
  // File names have to be named: content/links.json.
  const plain = sentences.map((sentence) => sentence.replaceAll(/\b[\w/-]+\.json\b/g, ''))
  expect(plain.filter((sentence) => JARGON.test(sentence))).toEqual([])
})
