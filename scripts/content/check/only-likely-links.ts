import { plainText, type ContentFiles } from '../files/content-files.ts'
import { bracketsAlone } from '../markdown/check-brackets.ts'
import type { Problem } from '../problem.ts'
import { didYouMean } from '../suggest.ts'
import { editAt } from '../source.ts'
import { writtenLinks, type WordedAddress } from './titled-addresses.ts'

/**
 * Leaves brackets that no address follows unsaid, as in [blue or black], unless their words are elsewhere
 * those of a link, or the title of a page or card: then it names the address that is likely meant.
 */
export function onlyLikelyLinks(
  problems: readonly Problem[],
  files: ContentFiles,
  titled: readonly WordedAddress[],
): Problem[] {
  if (problems.every((problem) => bracketsAlone(problem) === null)) return [...problems]
  const texts = [...files].filter(([file]) => file.endsWith('.md'))
  const known = [...texts.flatMap(([, content]) => writtenLinks(plainText(content))), ...titled]
  return problems.flatMap((problem) => {
    const found = bracketsAlone(problem)
    if (found === null) return problem
    const isSame = ({ words }: WordedAddress) => `[${words}]`.toLowerCase() === found.toLowerCase()
    const [first, ...others] = new Set(known.filter(isSame).map(({ address }) => address))
    if (first === undefined) return []
    // Of two addresses only the writer knows which one is meant.
    if (others.length > 0) return problem
    const text = plainText(files.get(problem.file) ?? '')
    const meant = `${found}(${first})`
    const edit = editAt({ file: problem.file, text }, problem, found, meant)
    return { ...problem, advice: didYouMean(meant), ...(edit && { suggestion: edit }) }
  })
}
