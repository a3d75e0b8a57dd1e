const NOTHING = "Nothing of the sheet '#' was taken over. Students see what was there before."
const AGAIN = 'The sheet is read again every few minutes. You get a mail when it is well.'

/** The subject, the first sentence and the last; # is the sheet's name. */
const TEXTS = {
  mistake: ["The sheet '#' has a mistake", NOTHING, AGAIN],
  unreachable: ["The sheet '#' cannot be read", NOTHING, AGAIN],
  check: ["Please check the sheet '#'", "The sheet '#' was taken over.", 'You are told this once.'],
  well: ["The sheet '#' is well again", "The sheet '#' can be read, and was taken over.", ''],
} as const

export type SheetMailKind = keyof typeof TEXTS

const MOST_LINES = 50

/**
 * A mail to the owner of a sheet, which is technical: its text is no content of the school.
 * @param lines what is wrong, or what the owner should check
 */
export function sheetMail(kind: SheetMailKind, name: string, lines: readonly string[]) {
  const [subject = '', first = '', last = ''] = TEXTS[kind].map((text) =>
    text.replace('#', () => name),
  )
  const more = lines.length - MOST_LINES
  const listed = [...lines.slice(0, MOST_LINES), ...(more > 0 ? [`… and ${more} more.`] : [])]
  const parts = [first, listed.join('\n'), last].filter((part) => part !== '')
  return { subject, text: `${parts.join('\n\n')}\n` }
}
