import type { Explanation } from '../problem.ts'
import { asFileName } from './file-name.ts'

/** Why a file does not belong where it is in content/, and what to do with it. */
export function explainStray(path: string, folders: readonly string[]): Explanation {
  const [, ...names] = path.split('/')
  const file = names.at(-1) ?? ''
  const [, stem = file, ending = ''] = /^(.+?)\.([^.]*)$/.exec(file) ?? []
  const found = OF_KIND.findLast(([pattern]) => pattern.test(file))
  if (found) {
    return [found[1], found[2].replace('NAME', asFileName(stem) ?? 'map')]
  }
  if (names[0] === 'mail') return [DOES_NOT_BELONG, MAILS_ALONE]
  const name = asFileName(stem.replace(/\.md$/i, '')) ?? 'class-link'
  if (names[0] === 'content' && names.length > 2) {
    return ['A folder content lies in the folder content.', `Move this file to ${names.join('/')}`]
  }
  if (isText(ending)) {
    if (names.length === 1) return besideFolders(stem)
    return names.length > 2 ? inFolder(names, name) : [DOES_NOT_BELONG, BELONGS]
  }
  if (isPicture(ending)) {
    if (names.length > 2) return [IN_FOLDER, `Move it up, into the folder ${names[0]}.`]
    const meant = `${name}.${ending.toLowerCase()}`
    if (names.length === 2)
      return [`A picture cannot be called ${file}.`, `Give it the name ${meant}.`]
    const folder = folders.includes('classes') ? 'classes' : (folders[0] ?? 'classes')
    const where = `Move it into the folder of the page that shows it, such as content/${folder}.`
    return ['This picture lies beside the folders.', where]
  }
  return [DOES_NOT_BELONG, BELONGS]
}

/** A text in a folder inside of a folder: a page has its folder beside the others. */
function inFolder(names: readonly string[], name: string): Explanation {
  const around = asFileName(names.at(-2) ?? '') ?? 'exams'
  const isPage = /^(?:page|index|readme)$/.test(name)
  const path = isPage ? `content/${around}/page.md` : `content/${names[0]}/${name}.md`
  return [IN_FOLDER, `Move it to ${path}`]
}

function besideFolders(stem: string): Explanation {
  const name = asFileName(stem) ?? 'class-link'
  if (/^(?:page|index|readme)$/.test(name))
    return ['This text lies beside the folders.', OWN_FOLDER]
  const card = `If it is a card, move it into the folder of its page, such as content/classes/${name}.md.`
  const page = `If it is a page, give it a folder of its own: content/${name}/page.md.`
  return ['This text lies beside the folders.', `${card} ${page}`]
}

/** Endings of texts: Markdown's own, those that programs add, none. */
function isText(ending: string): boolean {
  return /^(?:md|markdown|mdown|mkd|mdx|txt|text|)$/i.test(ending)
}

function isPicture(ending: string): boolean {
  return /^(?:png|jpe?g|webp|avif|gif|svg)$/i.test(ending)
}

const OWN_FOLDER =
  'A page has a folder of its own: move it to content/exams/page.md, with the name of your page in place of exams.'
const DOES_NOT_BELONG = 'This file does not belong in the content folder.'
const IN_FOLDER = 'This file lies in a folder inside of a page’s folder, where nothing finds it.'
const BELONGS =
  'Move or remove it: a page is a folder with page.md, and beside it only cards (files ending in .md) and pictures.'
const MAILS_ALONE =
  'Move or remove it: the folder mail holds mails (files ending in .md), which have no pictures.'

/** By what a file is called; the last that fits is told. NAME stands for its name as it can be. */
const OF_KIND: readonly (readonly [RegExp, ...Explanation])[] = [
  [
    /\.(?:docx?|odt|rtf|pages|wps|gdoc)$/i,
    'This is a document of a word processor, which the portal cannot show.',
    'Copy its text into a card (a file ending in .md), and remove this file.',
  ],
  [
    /\.(?:xlsx?|ods|numbers|csv|gsheet)$/i,
    'This is a spreadsheet, which the portal cannot show.',
    'Copy what students need into a card (a file ending in .md), and remove this file.',
  ],
  [
    /\.(?:heic|heif|tiff?|bmp)$/i,
    'Browsers do not show pictures of this kind.',
    'Save it as JPEG on the phone or computer that made it, with the name NAME.jpg, put that here, and remove this file.',
  ],
  [
    /\.pdf$/i,
    'The portal cannot show a PDF.',
    'Put it where your school keeps files, write its address (https://…) in a card, and remove this file.',
  ],
  [/\.(?:zip|rar|7z)$/i, 'This is an archive.', 'Unpack it, and remove this file.'],
  [
    /^(?:\.DS_Store|Thumbs\.db|desktop\.ini|\._.*|.*\.lnk)$/i,
    'Your computer made this file for itself.',
    'Remove it.',
  ],
  [
    /\.(?:mp4|mov|avi|webm|mkv|mp3|m4a|wav|ogg)$/i,
    'The portal cannot play films and sounds.',
    'Put it where your school keeps films, write its address (https://…) in a card, and remove this file.',
  ],
  [
    /\.(?:html?|mhtml)$/i,
    'This is a page of another website, which the portal cannot show.',
    'Copy its text into a card (a file ending in .md), and remove this file.',
  ],
  [
    /\.url$|\.webloc$/i,
    'This is a link of your computer.',
    'Write its address (https://…) in a card, and remove this file.',
  ],
  [/^~\$|~$|(?:\.(?:bak|old|orig|rej|tmp))$/i, 'This is a copy that a program made.', 'Remove it.'],
]
