import { splitText } from '../../../src/content/values.ts'
import type { MailName } from '../../../src/server/mail/mailer.ts'
import { NEEDED, valuesOfMail } from '../mail/mail-kinds.ts'
import { error, warning, type Problem } from '../problem.ts'
import type { Place } from '../source.ts'

/** The values that a mail must name, and does not. */
export function checkMailValues(
  name: MailName,
  { body, place }: { readonly body: string; readonly place: Place },
): Problem[] {
  if (body.trim() === '') {
    return [error(place, 'This mail says nothing.', 'Write its text below the fields.')]
  }
  const named = new Set(splitText(body).flatMap((part) => (part.kind === 'value' ? part.name : [])))
  const needed = NEEDED[name]
  const problems: Problem[] = []
  if (needed !== undefined && !named.has(needed)) {
    const sentence = `This mail does not hold {{${needed}}}, so that nobody could use it.`
    problems.push(error(place, sentence, `Write {{${needed}}} in a paragraph of its own.`))
  }
  if (valuesOfMail(name).has('minutes') && !named.has('minutes')) {
    const sentence = 'This mail does not say how long its code can be used.'
    const advice = 'Say it in a sentence: It can be used for {{minutes}} minutes.'
    problems.push(warning(place, sentence, advice))
  }
  return problems
}
