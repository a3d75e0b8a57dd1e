import { fields } from './fields.ts'
import { fileNames } from './file-names.ts'
import { frontMatter } from './front-matter.ts'
import { leftOver } from './left-over.ts'
import { links } from './links.ts'
import { mails } from './mails.ts'
import type { Mistakes } from './mistake.ts'
import { markdown } from './markdown.ts'
import { moved } from './moved.ts'
import { pages } from './pages.ts'
import { settings } from './settings.ts'
import { settingsMean } from './settings-mean.ts'
import { pastedThings } from './pasted.ts'
import { slips } from './slips.ts'
import { together } from './together.ts'
import { unsettled } from './unsettled.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

/** All mistakes, by what they are in. */
export const GROUPS: Readonly<Record<string, Mistakes>> = {
  'the writing of the fields': frontMatter,
  'slips of the hand': slips,
  'what programs leave behind': pastedThings,
  'what is left over or doubled': leftOver,
  'the fields of cards and pages': fields,
  'links and addresses': links,
  'values between braces': values,
  'the names of files': fileNames,
  'Markdown and files': markdown,
  'pages and their cards': pages,
  mails: mails,
  'the JSON files': settings,
  'what settings mean': settingsMean,
  'what was moved or put together': moved,
  'what is not settled': unsettled,
  'what may be a mistake': warnings,
  'several mistakes together': together,
}
