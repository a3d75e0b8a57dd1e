import { isMailName, mailFile, MAIL_NAMES } from '../mail/mail-kinds.ts'
import { error, type Problem } from '../problem.ts'
import { topOf } from '../source.ts'
import { suggest } from '../suggest.ts'

/** Mails that the server does not send, and those that it sends and nobody wrote. */
export function checkMails(files: readonly string[]): Problem[] {
  const names = files.map((file) => file.replace(/^.*\/|\.md$/g, ''))
  const missing = MAIL_NAMES.filter((name) => !names.includes(name))
  return [
    ...names
      .filter((name) => !isMailName(name))
      .map((name) => {
        const place = topOf(mailFile(name))
        const advice = suggest(name, MAIL_NAMES) ?? NO_PAGE
        return error(place, `The portal sends no mail called ${name}.`, advice)
      }),
    ...missing.map((name) => error(topOf(mailFile(name)), 'This mail is missing.', MISSING)),
  ]
}

const NO_PAGE = `The mails are ${MAIL_NAMES.join(' and ')}. A page needs a folder of another name.`
const MISSING =
  'The portal sends it to students. Make the file again; its text stands in the same file of the project as students see it now: open it there, copy everything, and paste it.'
