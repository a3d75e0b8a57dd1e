import { fieldBack } from '../fields/lines-back.ts'
import { readFrontMatter } from '../fields/read-front-matter.ts'
import { changedText } from '../files/changed-text.ts'
import type { ContentFiles } from '../files/content-files.ts'
import type { Problem } from '../problem.ts'
import { isMisspelt, leftOut } from './check-left-out.ts'

/** Fields that a text had in the accepted version and can do without. */
export function checkLostFields(
  files: ContentFiles,
  texts: readonly string[],
  accepted: ContentFiles,
): Problem[] {
  return texts.flatMap((file) => {
    const found = changedText(file, files, accepted)
    const now = found && readFrontMatter({ file, text: found.text }).file?.fields
    const was = found && readFrontMatter({ file, text: found.was }).file?.fields
    if (!now || !was || now.data === null) return []
    const isGone = (name: string) =>
      !Object.hasOwn(Object(now.data), name) && !isMisspelt(now, name)
    const names = Object.keys(Object(was.data)).filter((name) => !TOLD.has(name) && isGone(name))
    return names.map((name) =>
      leftOut(
        now,
        'title',
        `The field ${name} was removed.`,
        `${name}:`,
        fieldBack(now, was, name),
      ),
    )
  })
}

/** What they lead to is told: cards that are not shown any more, and a page that is not for everybody. */
const TOLD: ReadonlySet<string> = new Set(['cards', 'welcome_card', 'public'])
