import { writeValue } from '../fields/write-value.ts'
import { rawText, type ContentFiles } from '../files/content-files.ts'
import { FILE_NAME, KEPT_BY_WINDOWS } from '../files/file-name.ts'
import { addToNavigation } from './add-to-navigation.ts'
import { PAGE_INTRO } from './template-sentences.ts'
import { assertFree, CannotMake, type NewFiles } from './new-file.ts'

const NAVIGATION = 'content/navigation.json'

/**
 * A new page, and its entry in the sidebar.
 * @throws {CannotMake} when there is such a page already, or its name cannot be one
 */
export function newPage(files: ContentFiles, name: string, title: string): NewFiles {
  if (!FILE_NAME.test(name)) {
    throw new CannotMake(
      `The name ${name} cannot be a part of a web address. Use small letters, digits and single hyphens, such as exam-dates.`,
    )
  }
  if (KEPT_BY_WINDOWS.test(name)) {
    throw new CannotMake(`Windows keeps the name ${name} for itself. Choose another one.`)
  }
  const file = `content/${name}/page.md`
  assertFree(files, file)
  const text = `---
title: ${writeValue(title)}
intro: ${PAGE_INTRO}
---
`
  const entry = `{ "page": ${JSON.stringify(name)}, "label": ${JSON.stringify(title)} }`
  const sidebar = rawText(files.get(NAVIGATION))
  const longer = sidebar === null ? null : addToNavigation(sidebar, entry)
  const made = `Made ${file}. Write its intro; add cards with npm run content:new -- ${name} "Title of the card"`
  if (longer === null) {
    const told = [made, `Add this line to ${NAVIGATION}: ${entry},`]
    return { files: new Map([[file, text]]), told }
  }
  const place = `It is the last page of the sidebar, in ${NAVIGATION}. Move its line where it belongs.`
  return {
    files: new Map([
      [file, text],
      [NAVIGATION, longer],
    ]),
    told: [made, place],
  }
}
