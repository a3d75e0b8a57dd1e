import type { Finding } from '../problem.ts'

/** Says why a file does not belong where it is in content/, and what to do with it. */
export function explainStray(file: string): Finding {
  const [, folder = '', ...inside] = file.split('/')
  const other = inside.length > 1 ? tooDeep(folder) : OTHER
  const [, message, advice] = STRAYS.find(([pattern]) => pattern.test(file)) ?? other
  return { rule: 'stray-file', message, advice }
}

function tooDeep(folder: string) {
  const message = 'This file lies in a folder inside of a page’s folder, where nothing finds it.'
  const advice = `Move it up, into the folder content/${folder}; a page has a folder of its own beside the others.`
  return [null, message, advice] as const
}

const OTHER = [
  null,
  'This file does not belong here.',
  'Move or remove it: a page is a folder with page.md, and beside it only cards (files ending in .md) and pictures. The folder mail holds mails alone.',
] as const

const COPY_TEXT = 'Copy its text into a card (a file ending in .md), and remove this file.'
const LINK_TO_IT =
  'Put it where your school keeps files, write its address (https://…) in a card, and remove this file.'

/** By what a file is called. */
const STRAYS: readonly (readonly [RegExp, string, string])[] = [
  [
    /\.(?:docx?|odt|rtf|pages)$/i,
    'The portal cannot show a document of a word processor.',
    COPY_TEXT,
  ],
  [/\.(?:xlsx?|ods|numbers|csv)$/i, 'The portal cannot show a spreadsheet.', COPY_TEXT],
  [/\.html?$/i, 'The portal cannot show a page of another website.', COPY_TEXT],
  [
    /\.(?:heic|heif|tiff?|bmp)$/i,
    'Browsers do not show pictures of this kind.',
    'Save it as JPEG on the phone or computer that made it, put that here, and remove this file.',
  ],
  [
    /\.(?:pdf|zip|mp[34]|mov|webm|m4a|wav)$/i,
    'The portal cannot show a file of this kind.',
    LINK_TO_IT,
  ],
  [
    /^content\/[^/]+\.(?:md|txt)$/i,
    'This text lies beside the folders.',
    'Move a card into the folder of its page, such as content/classes/exam-dates.md, and a page into one of its own, such as content/exams/page.md.',
  ],
  [
    /^content\/[^/]+\.(?:png|jpe?g|webp|avif|gif|svg)$/i,
    'This picture lies beside the folders.',
    'Move it into the folder of the page that shows it, such as content/classes.',
  ],
]
