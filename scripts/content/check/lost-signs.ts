import { contentAddress } from '../../../src/contract/address.ts'
import { withoutBeginning } from '../same-words.ts'

/** What of its other signs a line lost that nobody takes out on purpose; null where that is nothing. */
export function lostSign(line: string, former: string): string | null {
  if (isUneven(line) && !isUneven(former)) return 'A bracket or a quote of this line is gone.'
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

function isUneven(line: string): boolean {
  const count = (sign: string) => line.split(sign).length - 1
  return count('(') !== count(')') || count('“') !== count('”') || count('"') % 2 === 1
}
