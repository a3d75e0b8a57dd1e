import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTable } from 'micromark-extension-gfm-table'
import type { Options } from 'react-markdown'
import remarkGfm from 'remark-gfm'

type Plugins = NonNullable<Options['remarkPlugins']>

/**
 * GitHub's additions to Markdown, as far as a text can mean anything by them: most texts need none,
 * some need tables; all of them together (crossed-out words, bare addresses, footnotes, boxes to
 * tick) take as long as Markdown itself. In doubt a text gets them.
 */
export function additionsFor(text: string): Plugins {
  const seen = text.replace(LINK, '$1')
  if (OTHERS.test(seen)) return [remarkGfm]
  return TABLES.test(seen) ? [tablesAlone] : []
}

const OTHERS = new RegExp(
  [
    '[~@]', // crossed-out words, a mail address
    'https?:|www', // a bare address
    '\\[\\^', // a footnote
    '\\[[\\sx]\\]', // a box to tick
    '&', // any of these signs by its name
  ].join('|'),
  'i',
)

/** A column's border; in a table of one column, the colon of its alignment. */
const TABLES = /\||:-|-:/

/** A plain link on one line, whose address is no bare one; the words stay to be looked at. */
const LINK = /(?<!\\)(\[[^\][\\`<\n]*\])\([^\s()<>\\&]*\)/g

const SYNTAX = gfmTable()
const MEANING = gfmTableFromMarkdown()

type Extensions = {
  micromarkExtensions?: (typeof SYNTAX)[]
  fromMarkdownExtensions?: (typeof MEANING)[]
}

/** A plugin as remark-gfm is one. */
function tablesAlone(this: { readonly data: () => object }): void {
  const data: Extensions = this.data()
  data.micromarkExtensions = [...(data.micromarkExtensions ?? []), SYNTAX]
  data.fromMarkdownExtensions = [...(data.fromMarkdownExtensions ?? []), MEANING]
}
