import type { Content } from '../content.ts'
import { error, type Problem } from '../problem.ts'
import { valuesIn } from '../source.ts'

/** A mail without the code that it brings. */
export function checkMails({ mails }: Content): Problem[] {
  return mails.flatMap(({ id, data, source, titleSpot }) => {
    const hasCode = valuesIn(source).some(({ name }) => name === 'code')
    if (id !== 'reset-code' || !data || hasCode) return []
    const message = 'This mail does not hold {{code}}, so nobody could use it.'
    return error(titleSpot, message, 'Write {{code}} in a paragraph of its own.')
  })
}
