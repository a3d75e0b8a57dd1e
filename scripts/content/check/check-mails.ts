import { plainText, type ContentFiles } from '../files/content-files.ts'
import { isMailName, mailFile, MAIL_NAMES } from '../mail/mail-kinds.ts'
import { error, warning, type Problem } from '../problem.ts'
import type { MailReading } from '../read/read-text.ts'
import { placeAt, topOf } from '../source.ts'
import { nearest } from '../suggest.ts'

/**
 * Mails that the server does not send, and those that it sends and nobody wrote.
 * @param misnamed files that lie elsewhere, by the paths that they should have
 */
export function checkMails(
  files: readonly string[],
  misnamed: ReadonlyMap<string, string>,
): Problem[] {
  const names = files.map((file) => file.replace(/^.*\/|\.md$/g, ''))
  const unknown = names.filter((name) => !isMailName(name))
  const meant = new Map(
    unknown.flatMap((name): [string, string][] => {
      const near = nearest(name, MAIL_NAMES)
      return near === null ? [] : [[name, near]]
    }),
  )
  // One of another name is not missing as well.
  const missing = MAIL_NAMES.filter((name) => {
    return ![...names, ...meant.values()].includes(name) && !misnamed.has(mailFile(name))
  })
  return [
    ...unknown.map((name) => {
      const near = meant.get(name)
      const isThere = near !== undefined && names.includes(near)
      const other = isThere
        ? `The mail ${near} is there already. If the words of this one are newer, copy them into ${near}.md first. Then remove this one.`
        : `Give the file the name ${near}.md.`
      const advice = near === undefined ? noMail(name) : other
      return error(topOf(mailFile(name)), `The portal sends no mail called ${name}.`, advice)
    }),
    ...missing.map((name) => error(topOf(mailFile(name)), 'This mail is missing.', MISSING)),
  ]
}

/** Mails with one subject, which students could not tell apart in their list. */
export function checkSubjects(mails: readonly MailReading[], files: ContentFiles): Problem[] {
  return mails.flatMap(({ found, file }, index) => {
    const other = mails.slice(0, index).find((mail) => mail.found?.subject === found?.subject)
    if (!found || !other || found.subject === '') return []
    const text = plainText(files.get(file) ?? '')
    const place = placeAt({ file, text }, text.indexOf('subject:'))
    const sentence = `The mail ${other.id} has this subject, too: ${found.subject}`
    return [warning(place, sentence, 'Say in one of the two what only that mail is about.')]
  })
}

function noMail(name: string): string {
  const card =
    name === 'page'
      ? 'If'
      : `If this is a card, move it into the folder of its page, such as content/classes/${name}.md; if`
  return `The mails are ${MAIL_NAMES.join(' and ')}. ${card} it is a page, give it a folder of its own: content/exams/page.md, with its own name for exams. Else remove this file.`
}

const MISSING =
  'The portal sends it to students. Make a file of this name, with its text below these lines:\n---\nsubject: What stands in the list of mails\n---'
