/**
 * Whether a text holds anything that GitHub's additions to Markdown could read otherwise than
 * Markdown alone: tables, crossed-out words, bare addresses, footnotes, boxes to tick. Few texts do,
 * and for them those rules cost half of the reading. In doubt the answer is yes.
 */
export function needsGfm(text: string): boolean {
  return MARKS.test(text.replace(LINK, '$1'))
}

const MARKS = new RegExp(
  [
    '[|~@]', // a table, crossed-out words, a mail address
    ':-|-:', // a table of one column
    'https?:|www', // a bare address
    '\\[\\^', // a footnote
    '\\[[\\sx]\\]', // a box to tick
    '&', // any of these signs by its name
  ].join('|'),
  'i',
)

/** A plain link on one line, whose address is no bare one; the words stay to be looked at. */
const LINK = /(?<!\\)(\[[^\][\\`<\n]*\])\([^\s()<>\\&]*\)/g
