import type { Content } from '../content.ts'
import { error, type Problem } from '../problem.ts'
import { valuesIn } from '../values-in.ts'

/** A mail without the code that it brings. */
export function checkMails({ mails }: Content): Problem[] {
  const useless = mails.filter(
    ({ id, found, source }) =>
      id === 'reset-code' && found && !valuesIn(source).some(({ name }) => name === 'code'),
  )
  return useless.map(({ titleSpot }) =>
    error(
      titleSpot,
      'This mail does not hold {{code}}, so nobody could use it.',
      'Write {{code}} in a paragraph of its own.',
    ),
  )
}
