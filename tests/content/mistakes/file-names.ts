import { GOOD_SCHOOL, type Changes } from '../school.ts'
import { CARD, type Mistakes } from './mistake.ts'

const CLASSES = 'content/classes/page.md'
const CODE = 'content/mail/reset-code.md'
const textOf = (file: string): string => GOOD_SCHOOL[file] ?? ''

/** A file of the good school under another name. */
const renamed = (file: string, name: string): Changes => ({ [file]: null, [name]: textOf(file) })
/** A file more, which says what another one does. */
const added = (
  name: string,
  text = '---\ntitle: Exams\nintro: All.\npublic: true\n---\n',
): Changes => ({
  [`content/${name}`]: text,
})
const other = textOf(CARD).replace('Class Link', 'Other')

/** Files under names that the portal does not read; what to do is told, for no machine can rename them. */
export const fileNames: Mistakes = {
  'a page called index.md beside cards': renamed(CLASSES, 'content/classes/index.md'),
  'a page called README.md': renamed(CLASSES, 'content/classes/README.md'),
  'a page called page.MD': renamed(CLASSES, 'content/classes/page.MD'),
  'a page called Page.md': renamed(CLASSES, 'content/classes/Page.md'),
  'a page called page.txt': renamed(CLASSES, 'content/classes/page.txt'),
  'a page called page.mdx': renamed(CLASSES, 'content/classes/page.mdx'),
  'a page called page.markdown': renamed(CLASSES, 'content/classes/page.markdown'),
  'a page that was downloaded twice': renamed(CLASSES, 'content/classes/page (1).md'),
  'a page called like its folder': added('exams/exams.md'),
  'index.md beside page.md': added('classes/index.md'),
  'page.MD beside page.md': added('classes/page.MD'),
  'a card called .MD that a page names': renamed(CARD, 'content/classes/class-link.MD'),
  'a card called .txt that a page names': renamed(CARD, 'content/classes/class-link.txt'),
  'a card called .mdx': added('classes/other.mdx', other),
  'a card with a space before its ending': added('classes/other .md', other),
  'a card with a space in its ending': added('classes/other. md', other),
  'a card with two full stops': added('classes/other..md', other),
  'a card with a low line': added('classes/other_card.md', other),
  'a card with an accent': added('classes/über.md', other),
  'a folder with a capital': {
    'content/classes': null,
    'content/Classes/page.md': textOf(CLASSES),
    'content/Classes/class-link.md': textOf(CARD),
  },
  'the dashboard with a capital': renamed('content/dashboard/page.md', 'content/Dashboard/page.md'),
  'a folder with a space': added('exam dates/page.md'),
  'a folder with a space at its end': added('exams /page.md'),
  'a card in a second folder with a capital': added('Classes/other.md', other),
  'a card in a folder with a slip in its name': added('class/other.md', other),
  'a page in the folder of another page': added('classes/exams/page.md'),
  'a page beside the folders': added('page.md'),
  'a mail with a capital': renamed(CODE, 'content/mail/Reset-code.md'),
  'a mail with a low line': renamed(CODE, 'content/mail/reset_code.md'),
  'a mail with a capital beside the right one': added('mail/Reset-code.md', textOf(CODE)),
  'a mail in a folder with a capital': added('Mail/reset-code.md', textOf(CODE)),
  'settings with a capital': renamed('content/figures.json', 'content/Figures.json'),
  'settings with a letter too few': renamed('content/figures.json', 'content/figure.json'),
  'settings with two endings': renamed('content/site.json', 'content/site.json.txt'),
  'settings with a capital beside the right ones': added('Site.json', '{}'),
  'a logo with its ending in capitals': added('logo.PNG', ''),
  'a file of a Mac': added('classes/.DS_Store', 'x'),
  'a file of Windows': added('classes/Thumbs.db', 'x'),
  'a copy that Emacs made': added('classes/other.md~', other),
  'a film': added('classes/tour.mp4', 'x'),
  'a page that was saved from a browser': added('classes/other.html', '<html>'),
  'a link that was dragged out of a browser': added('classes/other.url', 'x'),
}
