import { contentAddress } from '../../../src/contract/address.ts'
import { signless, withoutBeginning } from '../same-words.ts'

/** What of its other signs a line lost that nobody takes out on purpose; null where that is nothing. */
export function lostSign(line: string, former: string): string | null {
  if (lostHalf(line, former)) return 'A bracket or a quote of this line is gone.'
  const [depth, depthBefore] = [line, former].map((some) => /^#+ /.exec(some)?.[0])
  if (depth && depthBefore && depth !== depthBefore)
    return 'This heading has another size than before.'
  const [addresses, addressesBefore] = [line, former].map(addressesIn)
  // (What is no address is told as that.)
  if (addresses?.some((address) => contentAddress(address) === null) === true) return null
  if (addresses?.join(' ') !== addressesBefore?.join(' ')) {
    return 'The letters of an address in this line are as they were, and its signs are not.'
  }
  const [now, before] = [line, former].map(withoutBeginning) as [string, string]
  // (To write a hyphen, or none, may be meant.)
  const isParted = ['', ' '].every((hyphen) => spacesIn(now, hyphen) !== spacesIn(before, hyphen))
  if (isParted) return 'The spaces of this line part the words otherwise than before.'
  if (otherHyphen(now, before)) return 'A hyphen within a word is not as it was.'
  return endsIn(now) < endsIn(before) ? 'The end of a sentence in this line is gone.' : null
}

/** What stands behind `address:`, and where the links of a text lead. (A slash at the end changes nothing.) */
export function addressesIn(line: string): readonly string[] {
  const found = line.match(/(?<=^\s*(?:- )?address: ).*|(?<=\]\()(?:https?:|mailto:|\/)[^\s)]*/g)
  return (found ?? []).map((address) => address.replace(/(?<=.)\/$/, ''))
}

/** The letters of each word. */
function spacesIn(line: string, hyphen: string): string {
  return line
    .replaceAll(/(?<=\p{L})-(?=\p{L})/gu, hyphen)
    .replaceAll(/[^\p{L}\p{N}\s]+/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** How many sentences end within a line; at the end of one a list has full stops or not. */
function endsIn(line: string): number {
  return line.match(/[.!?;:]["'”’)*_]*\s+(?=[\p{Lu}[*“"])/gu)?.length ?? 0
}

/** A word whose hyphen stands elsewhere, or twice, or became a dash. */
function otherHyphen(line: string, former: string): boolean {
  const before: readonly string[] = former.match(HYPHENED) ?? []
  const letters = new Set(before.map(signless))
  const now = line.match(HYPHENED) ?? []
  return now.some((word) => !before.includes(word) && letters.has(signless(word)))
}

const HYPHENED = /\p{L}+(?:[-–]+\p{L}+)+/gu

/** (The other half can stand in the next line.) */
function lostHalf(line: string, former: string): boolean {
  if (isUneven(line) === isUneven(former)) return false
  return isUneven(line) || (line.match(HALVES)?.length ?? 0) < (former.match(HALVES)?.length ?? 0)
}

const HALVES = /[()“”"]/g

function isUneven(line: string): boolean {
  const text = line.replace(/^\s*\d+[.)]\s/, '')
  const count = (sign: string) => text.split(sign).length - 1
  return count('(') !== count(')') || count('“') !== count('”') || count('"') % 2 === 1
}
