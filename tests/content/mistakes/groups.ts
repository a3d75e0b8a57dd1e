import { copiedTexts } from './copied.ts'
import { fields } from './fields.ts'
import { fileNames } from './file-names.ts'
import { foreignMarks } from './foreign-marks.ts'
import { frontMatter } from './front-matter.ts'
import { leavings } from './leavings.ts'
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
import { otherBraces } from './other-braces.ts'
import { otherNames } from './other-names.ts'
import { unsettled } from './unsettled.ts'
import { values } from './values.ts'
import { warnings } from './warnings.ts'

/** All mistakes, by what they are in. */
export const GROUPS: Readonly<Record<string, Mistakes>> = {
  'the writing of the fields': frontMatter,
  'slips of the hand': slips,
  'what programs leave behind': pastedThings,
  'leavings of other programs': leavings,
  'what is copied into a text': copiedTexts,
  'what is left over or doubled': leftOver,
  'the fields of cards and pages': fields,
  'links and addresses': links,
  'values between braces': values,
  'values between other signs': otherBraces,
  'names that other programs use': otherNames,
  'the names of files': fileNames,
  'marks of other programs': foreignMarks,
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
