import { cardText, type Mistakes } from './mistake.ts'
import type { Changes } from '../school.ts'

/** Words that a person has to write: nothing is put in their place. */
const told = (text: string): Changes => cardText(text)

const meant = (text: string) => ({ planted: cardText(text), meant: cardText(text) })

/** What waits to be filled in, or says what cannot be. */
export const unsettled: Mistakes = {
  'a date to fill in between brackets': told('The summit is on [DATE] at noon.'),
  'what is still to do': told('TODO: ask the support team about this.'),
  'a note with three letters': told('Write to us. XXX is this so?'),
  'a question of a colleague': told('It costs nothing. [Ada: is this still right?]'),
  'nothing: the length of a film, and midnight': meant(
    'Watch from 45:30 on, and until 24:00. On 29 February 2028 it ends.',
  ),
  'nothing: dates and times that there are': meant(
    'On Thursday, 24 December 2026, at 12:30 PM, 7 AM or 19:30; on February 29; in May 35 students began.',
  ),
  'nothing: names and lines of other kinds': meant(
    'Write to `ada___b`.\n\n___\n\nYour to-do list is [at the top](/classes). Press `TODO`.',
  ),
}
