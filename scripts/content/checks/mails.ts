import type { Content } from '../content.ts'
import { REQUIRED_MAILS } from '../mail/mail-kinds.ts'
import { error, type Problem } from '../problem.ts'
import { topOf } from '../source.ts'
import { valuesIn } from '../values-in.ts'

/** Mails that are missing, and a mail without the code that it brings. */
export function checkMails({ mails }: Content): Problem[] {
  const missing = REQUIRED_MAILS.filter((name) => !mails.some(({ id }) => id === name))
  const useless = mails.filter(
    ({ id, found, source }) =>
      id === 'reset-code' && found && !valuesIn(source).some(({ name }) => name === 'code'),
  )
  return [
    ...missing.map((name) =>
      error(
        topOf(`content/mail/${name}.md`),
        `The mail ${name} is missing.`,
        'Make the file again: open it on the main branch, copy everything, and paste it.',
      ),
    ),
    ...useless.map(({ titleSpot }) =>
      error(
        titleSpot,
        'This mail does not hold {{code}}, so nobody could use it.',
        'Write {{code}} in a paragraph of its own.',
      ),
    ),
  ]
}
