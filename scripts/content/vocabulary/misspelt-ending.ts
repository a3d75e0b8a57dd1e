import type { Explanation } from '../problem.ts'
import { isLetterSlip } from '../suggest.ts'

/** The end of a host's name in an address, and what was meant. */
export type Misspelt = { readonly wrong: RegExp; readonly right: string }

/** Endings that no host has, each a slip of the hand. (.co, .cm and .om are countries.) */
const ENDINGS: Readonly<Record<string, string>> = {
  con: 'com',
  cmo: 'com',
  ocm: 'com',
  comm: 'com',
  vom: 'com',
  xom: 'com',
  og: 'org',
  ogr: 'org',
  rog: 'org',
  orgg: 'org',
  nte: 'net',
  ent: 'net',
}

const names = Object.keys(ENDINGS).join('|')

/** An e-mail address, or a website with or without its beginning, whose host ends so. */
export const WITH_MISSPELT_ENDING = new RegExp(
  `(?<![\\w@./+-])(?:https?://|mailto:)?(?:[\\w.+-]+@)?(?:[\\w-]+\\.)*[\\w-]{2,}\\.(?:${names})(?![\\w@.-]*\\w)`,
  'gi',
)

/** Where many people have their mail. */
const MAIL_HOSTS = ['gmail.com', 'yahoo.com', 'outlook.com', 'hotmail.com', 'icloud.com']

/** What is wrong with the end of an address's host; null where nothing is. */
export function misspeltEnding(address: string): Misspelt | null {
  const mailHost = /@([\w.-]+)$/.exec(address)?.[1]?.toLowerCase() ?? ''
  const meantHost = MAIL_HOSTS.find((name) => isLetterSlip(mailHost, name))
  if (meantHost !== undefined && !MAIL_HOSTS.includes(mailHost)) {
    return { wrong: new RegExp(`(?<=@)${mailHost}$`, 'i'), right: meantHost }
  }
  const host = /^(?:https?:\/\/|mailto:)?(?:[^@/?#]+@)?([\w.-]+\.\w+)(?=[/:?#]|$)/i.exec(
    address,
  )?.[1]
  const ending = host?.split('.').at(-1)?.toLowerCase() ?? ''
  const right = Object.hasOwn(ENDINGS, ending) ? ENDINGS[ending] : undefined
  if (right === undefined) return null
  return { wrong: new RegExp(`(?<=\\.)${ending}(?=[/:?#]|$)`, 'i'), right }
}

export function explainEnding(address: string, { wrong, right }: Misspelt): Explanation {
  const ending = wrong.exec(address)?.[0] ?? ''
  const sign = ending.includes('.') ? '@' : '.'
  return [
    `No address ends in ${sign}${ending}, as ${address} does.`,
    `Write ${address.replace(wrong, right)}`,
  ]
}
