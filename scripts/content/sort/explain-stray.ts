import { MAIL_NAMES } from '../mail/mail-kinds.ts'
import type { Finding } from '../problem.ts'

/** Says why a file does not belong in its place in content/, and what to do with it. */
export function explainStray(file: string): Finding {
  const [, message = '', advice = ''] = STRAYS.find(([pattern]) => pattern.test(file)) ?? []
  return [message, advice]
}

const NOT_SHOWN = 'The portal cannot show a file of this kind.'

/** By the file's path; the first match counts. */
const STRAYS: readonly (readonly [RegExp, ...Finding])[] = [
  [
    /\.(?:docx?|odt|rtf|pages|xlsx?|ods|numbers|csv|html?)$/i,
    NOT_SHOWN,
    'Copy its text into a card (a file ending in .md), and remove this file.',
  ],
  [
    /\.(?:pdf|zip|mp[34]|mov|webm|m4a|wav)$/i,
    NOT_SHOWN,
    'Put it where your school keeps files, write its address (https://…) in a card, and remove this file.',
  ],
  [
    /\.(?:heic|heif|tiff?|bmp)$/i,
    'Browsers do not show pictures of this kind.',
    'Save it as JPEG on the phone or computer that made it, put that here, and remove this file.',
  ],
  [
    /^content\/[^/]+\.\w+$/,
    'This file is outside the folders of the pages.',
    'Move a card or a picture into the folder of its page, such as content/classes, and a page into a folder of its own, such as content/exams/page.md.',
  ],
  [
    /^/,
    'This file does not belong here.',
    `Move or remove it. The folder of a page holds page.md, cards (files ending in .md) and pictures, and no other folder. The mails are ${MAIL_NAMES.map((name) => `mail/${name}.md`).join(', ')}.`,
  ],
]
