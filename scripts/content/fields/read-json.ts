import { error, type Problem } from '../problem.ts'
import { placeAt, type Source } from '../source.ts'
import { findJsonMistakes } from './explain-json.ts'
import { parseYaml, type Fields } from './fields.ts'
import { problemOf } from './mistake.ts'

/** Reads a JSON file as a block of fields; null where it is not sound, and why. */
export function readJsonFile(source: Source): {
  readonly fields: Fields | null
  readonly problems: readonly Problem[]
} {
  const { text } = source
  try {
    const data: unknown = JSON.parse(text)
    const document = parseYaml(text)
    const fields = { source, start: 0, end: text.length, data, document }
    // JSON itself keeps quiet about a name that is there twice; YAML, which it is a part of, does not.
    const problems = explainTwice(fields)
    return { fields: problems.length > 0 ? null : fields, problems }
  } catch (cause) {
    if (!(cause instanceof SyntaxError)) throw cause
    const mistakes = findJsonMistakes(text)
    return { fields: null, problems: mistakes.map((mistake) => problemOf(source, mistake)) }
  }
}

/** A name that is there twice: the second one would count, without a word. */
function explainTwice({ source, document }: Fields): Problem[] {
  const twice = document.errors.filter(({ code }) => code === 'DUPLICATE_KEY')
  return twice.map(({ pos: [at] }) => {
    const name = /"(?:[^"\\]|\\.)*"/y
    name.lastIndex = at
    const written = name.exec(source.text)?.[0] ?? 'This name'
    const advice =
      'Remove the line that is wrong; where both are meant, give this one a name of its own.'
    return error(placeAt(source, at), `${written} stands here for the second time.`, advice)
  })
}
