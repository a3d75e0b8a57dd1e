import { isMap, isSeq, parseDocument, stringify } from 'yaml'
import { newErrors } from '../compile.ts'
import { rawText, type ContentFiles } from '../files/content-files.ts'
import { Refused } from '../../system/refused.ts'
import { messageOf } from '../problem.ts'
import { asFileName, FILE_NAME, RESERVED_BY_WINDOWS } from '../sort/file-name.ts'
import { suggestOf } from '../suggest.ts'
import { CARD_DESCRIPTION, CARD_TEXT, PAGE_INTRO } from '../template-sentences.ts'

/** Files to be written, by their paths, and the advice to print. */
export type NewFiles = {
  readonly files: ReadonlyMap<string, string>
  readonly told: readonly string[]
}

/**
 * A new card of a page, with a placeholder for its address.
 * @throws {Refused} when there is no such page, or such a card already
 */
export function newCard(files: ContentFiles, page: string, title: string): NewFiles {
  if (!files.has(`content/${page}/page.md`)) {
    const names = [...files.keys()].flatMap((file) => PAGE.exec(file)?.[1] ?? [])
    throw new Refused(`There is no page ${page}. ${suggestOf('The pages', page, names)}`)
  }
  // A title in another script may have no letter for an address.
  const name = shortened(asFileName(title) ?? 'card')
  if (name === 'page') throw new Refused('A card cannot be called page. Choose another title.')
  const file = `content/${page}/${name}.md`
  const text = `---
title: ${asValue(title)}
description: ${CARD_DESCRIPTION}
links:
  - address: https://example.org/${name}
---
${CARD_TEXT}
`
  const told = [
    `Made ${file}, the last card of the page ${page}.`,
    `Write its text, and replace the example.org address with the real one.`,
    `To move the card, add the line "  - ${name}" to cards: in content/${page}/page.md.`,
  ]
  return checked({ files: new Map([[file, text]]), told }, files)
}

const PAGE = /^content\/([^/]+)\/page\.md$/

const NAVIGATION = 'content/navigation.json'

/**
 * A new page, and its entry in the sidebar.
 * @throws {Refused} when there is such a page already, or its name cannot be one
 */
export function newPage(files: ContentFiles, name: string, title: string): NewFiles {
  assertName(name)
  const file = `content/${name}/page.md`
  const text = `---\ntitle: ${asValue(title)}\nintro: ${PAGE_INTRO}\n---\n`
  const entry = `{ "page": ${JSON.stringify(name)}, "label": ${JSON.stringify(title)} }`
  const sidebar = rawText(files.get(NAVIGATION))
  const longer = sidebar === null ? null : addToNavigation(sidebar, entry)
  if (longer === null) throw new Refused(`Correct ${NAVIGATION} first: npm run content:check`)
  const told = [
    `Made ${file}. Write its intro; add cards with npm run content:new -- ${name} "Title of the card"`,
    `It is the last page of the sidebar, in ${NAVIGATION}. Move its line where it belongs.`,
  ]
  const made = new Map([
    [file, text],
    [NAVIGATION, longer],
  ])
  return checked({ files: made, told }, files)
}

/**
 * Adds an entry to the text of navigation.json, before Logout and with the same white space. Null if
 * there is no Logout.
 */
export function addToNavigation(text: string, entry: string): string | null {
  const mark = text.startsWith('\uFEFF') ? 1 : 0
  const { contents, errors } = parseDocument(text.slice(mark))
  if (errors.length > 0 || !isSeq(contents)) return null
  const logout = contents.items.find(
    (item) => isMap(item) && String(item.get('action')) === 'logout',
  )
  const at = isMap(logout) ? logout.range?.[0] : undefined
  if (at === undefined) return null
  const before = text.slice(0, mark + at)
  const space = /\s*$/.exec(before)?.[0] ?? ''
  return `${before}${entry},${space}${text.slice(mark + at)}`
}

/** @throws {Refused} when a page or card cannot have this name */
export function assertName(name: string): void {
  if (!FILE_NAME.test(name)) {
    throw new Refused(
      `The name ${name} cannot be a part of a web address. Use small letters, digits and single hyphens, such as exam-dates.`,
    )
  }
  if (RESERVED_BY_WINDOWS.test(name)) {
    throw new Refused(`Windows allows no file with the name ${name}. Choose another name.`)
  }
}

/** @throws {Refused} when a file exists already, or content would have new errors */
function checked(made: NewFiles, files: ContentFiles): NewFiles {
  const existing = [...made.files.keys()].find((file) => file !== NAVIGATION && files.has(file))
  if (existing !== undefined) {
    throw new Refused(
      `There is a file ${existing} already. Choose another title, or edit that file.`,
    )
  }
  const [problem] = newErrors(files, new Map([...files, ...made.files]))
  if (problem) throw new Refused(`${messageOf(problem)} ${problem.advice}`)
  return made
}

/** A text as the value of a field: in double quotes only if it needs them. */
function asValue(text: string): string {
  return stringify(text, { lineWidth: 0 }).trimEnd()
}

/** The first words of a name, as many as an address can show. */
function shortened(name: string): string {
  const whole = name.slice(0, LONGEST + 1).replace(/-?[^-]*$/, '')
  return name.length <= LONGEST ? name : whole || name.slice(0, LONGEST)
}

/** In characters. */
const LONGEST = 60
