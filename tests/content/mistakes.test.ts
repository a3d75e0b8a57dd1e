import { describe, expect, test } from 'vitest'
import { compile } from '../../scripts/content/compile.ts'
import { applyEdits } from '../../scripts/content/edits.ts'
import { plainText } from '../../scripts/content/files/content-files.ts'
import { linesOf } from '../../scripts/content/report/lines.ts'
import { summarise } from '../../scripts/content/report/summary.ts'
import { textReport } from '../../scripts/content/report/text.ts'
import { GROUPS } from './mistakes/groups.ts'
import { plantedFiles } from './mistakes/mistake.ts'

/** Words that only those know who make software. */
const JARGON =
  /\b(?:YAML|JSON|HTML|XML|UTF|ASCII|schema|enum|boolean|bool|string|array|object|null|undefined|NaN|integer|float|pars(?:e|er|ed|ing)|tokens?|syntax|regex|node|AST|mapping|scalar|sequence|literal|invalid|malformed|frontmatter|front matter|identifier|validat\w*|encod\w*|decod\w*|escap\w*|delimiter|scheme|host|alias|anchor|slug|exception|error|stack|module|compil\w*|render\w*|indent\w*|UTF-8|BOM|byte\w*|CRLF|EOF|unicode escape)\b/i

const IN_PLACE = /in place of the lines (\d+) to (\d+):\n([^]*)$/

const linesWithWords = (text: string): string[] =>
  text.split('\n').filter((line) => line.trim() !== '')

describe.each(Object.entries(GROUPS))('of mistakes in %s', (group, mistakes) => {
  const schools = Object.entries(mistakes).map(([name, mistake]) => {
    const files = plantedFiles(mistake)
    return { name, files, compiled: compile(files) }
  })

  // After a change that is meant to alter it: npx vitest run tests/content/mistakes.test.ts --update
  test('npm run content:check prints word for word what golden/ holds', async () => {
    const printed = schools.map(({ name, files, compiled }) => {
      const report = textReport(compiled.problems, linesOf(files))
      return `=== ${name} ===\n\n${report}\n\n${summarise(compiled)}\n`
    })
    const file = `./golden/${group.toLowerCase().replaceAll(' ', '-')}.txt`
    await expect(printed.join('\n')).toMatchFileSnapshot(file)
  })

  test('errors keep the content from being built, and warnings do not', () => {
    const wrong = schools.filter(({ compiled: { problems, modules } }) => {
      const hasError = problems.some(({ severity }) => severity === 'error')
      return hasError !== (modules === null)
    })
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  test('who types the lines that are shown in place of those that are named does what is meant', () => {
    for (const { name, files, compiled } of schools) {
      for (const { file, advice, repair, suggestion } of compiled.problems) {
        const edit = repair ?? suggestion
        const [, first, last, shown = ''] = IN_PLACE.exec(advice) ?? []
        const isAlone = compiled.problems.filter((other) => other.file === file).length === 1
        if (!edit || first === undefined || !isAlone) continue
        const text = plainText(files.get(file) ?? '')
        const lines = text.split('\n')
        lines.splice(Number(first) - 1, Number(last) - Number(first) + 1, shown)
        expect(linesWithWords(lines.join('\n')), name).toEqual(
          linesWithWords(applyEdits(text, [edit])),
        )
      }
    }
  })

  test('nothing is told in jargon', () => {
    const told = schools
      .flatMap(({ compiled }) => compiled.problems)
      // Names that stand on the screen have to be named: content/links.json, UTF-8 in the list of a program.
      .map(({ sentence, advice }) =>
        `${sentence} ${advice}`.replaceAll(/\b[\w/-]+\.json\b|UTF-8/g, ''),
      )
    expect(told).not.toEqual([])
    expect(told.filter((sentence) => JARGON.test(sentence))).toEqual([])
  })
})
