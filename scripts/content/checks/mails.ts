import type { Content } from '../content.ts'
import { isMailName, mailFile, MAIL_NAMES, NEEDED, valuesOfMail } from '../mail/mail-kinds.ts'
import { error, warning, type Problem } from '../problem.ts'
import { placeOf, topOf } from '../source.ts'
import { nearest, suggestOf } from '../suggest.ts'
import { valuesIn } from '../values-in.ts'

/** Mails that the server never sends, mails that are missing, and the values that a mail must name. */
export function checkMails({ mails }: Content): Problem[] {
  const meant = new Set(mails.map(({ id }) => nearest(id, MAIL_NAMES) ?? id))
  return [
    ...mails.flatMap((mail) => (isMailName(mail.id) ? checkMail(mail) : explainUnknown(mail))),
    ...MAIL_NAMES.filter((name) => !meant.has(name)).map((name) =>
      error(topOf(mailFile(name)), {
        rule: 'missing-mail',
        message: `The mail ${name} is missing: its words are nowhere.`,
        advice: 'Take this file from the project as students see it now, and put it there again.',
      }),
    ),
  ]
}

type Mail = Content['mails'][number]

function explainUnknown({ id, file }: Mail): Problem[] {
  const message = `The portal sends no mail with the name ${id}.`
  const advice = suggestOf('The mails', id, MAIL_NAMES)
  return [error(topOf(file), { rule: 'unknown-mail', message, advice })]
}

function checkMail({ id, source, found, titleSpot, problems: before }: Mail): Problem[] {
  if (!found || before.length > 0) return []
  const place = placeOf(titleSpot)
  if (found.body === null) {
    const advice = 'Write its text below the fields.'
    return [error(place, { rule: 'empty-mail', message: 'This mail says nothing.', advice })]
  }
  const named = new Set(valuesIn(source).map(({ name }) => name))
  const needed = NEEDED[found.name]
  const problems: Problem[] = []
  if (needed !== undefined && !named.has(needed)) {
    problems.push(
      error(place, {
        rule: 'mail-lacks-value',
        message: `This mail does not hold {{${needed}}}, so that nobody could use it.`,
        advice: `Write {{${needed}}} in a paragraph of its own.`,
      }),
    )
  }
  if (valuesOfMail(id).has('minutes') && !named.has('minutes')) {
    problems.push(
      warning(place, {
        rule: 'mail-lacks-value',
        message: 'This mail does not say how long its code can be used.',
        advice: 'Say it in a sentence: It can be used for {{minutes}} minutes.',
      }),
    )
  }
  return problems
}
