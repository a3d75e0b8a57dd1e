import type { Explanation } from '../problem.ts'

// What is said of a text that is not JSON: what is wrong, and what to do in front of the line as it has to be.

export const EMPTY: Explanation = [
  'This file is empty.',
  'What belongs in it stands in the same file of the project as students see it now: open it there, copy everything, and paste it here.',
]
export const OTHER: Explanation = [
  'This file cannot be read.',
  'Change as little as you can, and look at the line that you changed last.',
]
export const CODE: Explanation = [
  'These signs stand around code in a chat, and do not belong into the file.',
  'Remove this line.',
]
export const UNREADABLE = {
  sentence: 'This cannot be read here.',
  advice:
    'Compare the line with the ones around it: every line has the same quotes, brackets and commas.',
}
export const COMMENT = { sentence: 'Remarks do not work in this file.' }
export const NO_BREAK_SPACE = {
  sentence: 'Here is a space of another kind, as other programs make them.',
  advice: 'Delete it, and type a space:',
}
export const NO_COMMA = { sentence: 'A comma is missing here.', advice: 'Put one:' }
export const NO_COMMA_BUT = { sentence: 'A comma belongs here.', advice: 'Write:' }
export const NO_BRACKET = { sentence: 'The bracket { is missing before this.', advice: 'Put it:' }
export const LAST_COMMA = {
  sentence: 'A comma follows the last entry.',
  advice: 'Remove this comma:',
}
export const TWO_COMMAS = { sentence: 'Here is a comma too many.', advice: 'Remove it:' }
export const NO_COLON = {
  sentence: 'A colon is missing here.',
  advice: 'Put one between the name and the value:',
}
export const NO_NAME = {
  sentence: 'A name in double quotes is missing here.',
  advice: 'Every line of this file has a name, a colon and a value, such as "name": "value".',
}
export const COMMA_IN_NUMBER = {
  sentence: 'A number has no comma here.',
  advice: 'Write:',
}
export const NO_NAME_QUOTES = { sentence: 'This name needs double quotes.', advice: 'Write:' }
export const CURLY = { sentence: 'Curly quotes do not work here.', advice: 'Write straight ones:' }
export const NO_VALUE = {
  sentence: 'A value is missing here.',
  advice: 'Write a text in double quotes, or a number.',
}
export const WRONG_BRACKET = {
  sentence: 'This bracket closes something else than was opened.',
  advice: 'Write:',
}
export const TOO_MANY = { sentence: 'Here is a bracket too many.', advice: 'Remove it:' }
