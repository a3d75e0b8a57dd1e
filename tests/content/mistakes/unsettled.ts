import { cardText, type Mistakes } from './mistake.ts'
import type { Changes } from '../school.ts'

/** Words that a person has to write: nothing is put in their place. */
const told = (text: string): Changes => cardText(text)

/** What waits to be filled in, or says what cannot be. */
export const unsettled: Mistakes = {
  'a date to fill in between brackets': told('The summit is on [DATE] at noon.'),
  'what is still to do': told('TODO: ask the support team about this.'),
  'a note with three letters': told('Write to us. XXX is this so?'),
  'a question of a colleague': told('It costs nothing. [Ada: is this still right?]'),
}
