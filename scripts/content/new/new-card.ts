import { writeValue } from '../fields/write-value.ts'
import type { ContentFiles } from '../files/content-files.ts'
import { asFileName } from '../files/file-name.ts'
import { CARD_DESCRIPTION, CARD_TEXT } from './template-sentences.ts'
import { assertFree, assertPage, CannotMake, type NewFiles } from './new-file.ts'

/**
 * A new card of a page, with a placeholder for its address.
 * @throws {CannotMake} when there is no such page, or such a card already
 */
export function newCard(files: ContentFiles, page: string, title: string): NewFiles {
  assertPage(files, page)
  // A title in another script has no letter that an address can have.
  const name = shortened(asFileName(title) ?? 'card')
  if (name === 'page') throw new CannotMake('A card cannot be called page. Choose another title.')
  const file = `content/${page}/${name}.md`
  assertFree(files, file)
  const told = [
    `Made ${file}, the last card of the page ${page}.`,
    `Write what it says, and replace the address on example.org with the real one.`,
    `To move the card, add the line "  - ${name}" to cards: in content/${page}/page.md.`,
  ]
  return { files: new Map([[file, cardText(title, name)]]), told }
}

/** A name of whole words that can still be read in an address. */
function shortened(name: string): string {
  const whole = name.slice(0, LONGEST + 1).replace(/-?[^-]*$/, '')
  return name.length <= LONGEST ? name : whole || name.slice(0, LONGEST)
}

/** In characters. */
const LONGEST = 60

function cardText(title: string, name: string): string {
  return `---
title: ${writeValue(title)}
description: ${CARD_DESCRIPTION}
links:
  - address: https://example.org/${name}
---
${CARD_TEXT}
`
}
