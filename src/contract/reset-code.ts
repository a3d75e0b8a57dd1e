/**
 * A reset code as it was sent. Mail programs and keyboards add blanks, dashes and invisible signs, or write wide
 * or Arabic digits. A text that holds anything else stays as it is: a school's own backend may send other codes.
 */
export function plainCode(typed: string): string {
  const digits = typed.replaceAll(/[\s\p{Pd}\p{Cf}]/gu, '')
  return /^\p{Nd}+$/u.test(digits) ? digits.replaceAll(/\p{Nd}/gu, digitOf) : typed
}

/** The digits of a script follow each other, from 0 to 9. */
function digitOf(sign: string): string {
  const code = sign.codePointAt(0) ?? 0
  let value = 0
  while (/\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return String(value % 10)
}
