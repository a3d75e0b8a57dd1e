import { schoolFiles, type Changes } from '../school.ts'

/** Mistakes by their names, each planted in an otherwise good school; what is told of them is in golden/. */
export type Mistakes = Readonly<Record<string, Changes | Planted>>

/** A mistake, and the school as its writer meant it, which the advice has to lead to where it names text to put. */
type Planted = {
  readonly planted: Changes
  readonly meant?: Changes
}

/** A mistake in a school that was otherwise meant so, in the good one where nothing is said. */
export const slip = (planted: Changes, meant: Changes = {}): Planted => ({ planted, meant })

export function plantedFiles(mistake: Changes | Planted) {
  return schoolFiles(isPlanted(mistake) ? mistake.planted : mistake)
}

function isPlanted(mistake: Changes | Planted): mistake is Planted {
  return 'planted' in mistake
}

export const CARD = 'content/classes/class-link.md'
export const POLICY = 'content/student-policy/page.md'

/** Writes this instead of the card's title, which is on its second line. */
export const title = (line: string): Changes => ({ [CARD]: ['title: Class Link', line] })

/** Writes this instead of the card's description, which is on its third line. */
export const description = (line: string): Changes => ({
  [CARD]: ['description: Join your class.', line],
})

/** Writes this instead of the card's address, on line 7 from column 14. */
export const address = (text: string): Changes => ({ [CARD]: ['https://school.ng/guide', text] })

/** Begins the card's text, on line 9, with this paragraph. */
export const cardText = (text: string): Changes => ({
  [CARD]: ['Join within', `${text}\n\nJoin within`],
})

/** Puts this paragraph into the policy, on line 8, below its heading "Refunds". */
export const policyText = (text: string): Changes => ({
  [POLICY]: ['You get', `${text}\n\nYou get`],
})
