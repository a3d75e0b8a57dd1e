/** A mail to the owner of a sheet, which is technical: its text is no content of the school. */
export type SheetMail = { readonly subject: string; readonly text: string }

const MOST_LINES = 50

/** @param lines what is wrong, and what to write */
function mistakeMail(name: string, lines: readonly string[]): SheetMail {
  return {
    subject: `The sheet '${name}' has a mistake`,
    text: mailText(
      `Nothing of the sheet '${name}' was taken over. Students see what was there before.`,
      lines,
      'The sheet is read again every few minutes. You get a mail when it is well.',
    ),
  }
}

/** @param lines how its site fails */
function unreachableMail(name: string, lines: readonly string[]): SheetMail {
  return { ...mistakeMail(name, lines), subject: `The sheet '${name}' cannot be read` }
}

/** @param lines what the owner should check */
function checkMail(name: string, lines: readonly string[]): SheetMail {
  return {
    subject: `Please check the sheet '${name}'`,
    text: mailText(`The sheet '${name}' was taken over.`, lines, 'You are told this once.'),
  }
}

function wellMail(name: string): SheetMail {
  return {
    subject: `The sheet '${name}' is well again`,
    text: mailText(`The sheet '${name}' can be read, and was taken over.`, []),
  }
}

export const SHEET_MAILS = {
  mistake: mistakeMail,
  unreachable: unreachableMail,
  check: checkMail,
  well: wellMail,
}

function mailText(first: string, lines: readonly string[], last = ''): string {
  const left = lines.length - MOST_LINES
  const shown = [...lines.slice(0, MOST_LINES), ...(left > 0 ? [`… and ${left} more.`] : [])]
  return `${[first, shown.join('\n'), last].filter((part) => part !== '').join('\n\n')}\n`
}
