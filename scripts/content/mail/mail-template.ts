import { splitText } from '../../../src/content/values.ts'
import type { MailTemplate, Pieces } from '../../../src/server/mail/templates.ts'
import type { ReadMail } from '../read/read-mail.ts'
import type { SiteFile } from '../schemas/site.ts'
import { writeMailHtml } from './write-html.ts'
import { writeMailText } from './write-text.ts'

/** A mail as the server sends it: text and HTML, split at the values that the server fills in. */
export function mailTemplate({ subject, body }: ReadMail, site: SiteFile): MailTemplate {
  const words = body ?? ['', {}, []]
  return {
    subject,
    text: split(writeMailText(words)),
    html: split(writeMailHtml(subject, words, site)),
  }
}

function split(text: string): Pieces {
  return splitText(text).map((part) =>
    part.kind === 'words' ? part.words : { value: part.name as 'name' },
  )
}
