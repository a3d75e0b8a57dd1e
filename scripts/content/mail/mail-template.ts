import type { MailTemplate, Pieces } from '../../../src/content/mail-template.ts'
import { splitText } from '../../../src/content/values.ts'
import type { ReadMail } from '../read/reading.ts'
import type { SiteFile } from '../schemas/site.ts'
import { writeMailHtml } from './write-html.ts'
import { writeMailText } from './write-text.ts'

/** A mail as the server sends it: text and HTML, split at the values that the server fills in. */
export function mailTemplate({ subject, body }: ReadMail, site: SiteFile): MailTemplate {
  return {
    subject,
    text: split(writeMailText(body)),
    html: split(writeMailHtml(subject, body, site)),
  }
}

function split(text: string): Pieces {
  return splitText(text).map((part) =>
    part.kind === 'words' ? part.words : { value: part.name as 'name' },
  )
}
