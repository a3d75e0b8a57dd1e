import { fields } from './fields.ts'
import { frontMatter } from './front-matter.ts'
import { links } from './links.ts'
import { markdown } from './markdown.ts'
import type { Mistake } from './mistake.ts'
import { pages } from './pages.ts'
import { settings } from './settings.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

/** All planted mistakes, by what they are in. */
export const groups: Readonly<Record<string, readonly Mistake[]>> = {
  'the writing of the fields': frontMatter,
  'the fields of cards and pages': fields,
  'links and addresses': links,
  'values between braces': values,
  'Markdown and files': markdown,
  'pages and their cards': pages,
  'the JSON files': settings,
  'what may be a mistake': warnings,
}
