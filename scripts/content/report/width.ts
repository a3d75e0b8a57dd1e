/** How many columns of a screen a character (with its accents) takes. */
export function widthOf(character: string): 0 | 1 | 2 {
  if (/^(?:\p{M}|\p{Cf})*$/u.test(character)) return 0
  return WIDE.test(character) ? 2 : 1
}

/** Emoji, and the scripts that Unicode's East Asian Width calls wide. */
const WIDE =
  /\p{Emoji_Presentation}|\ufe0f|[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u

/** A character as it can be shown safely: what would move the cursor or hide text gets a face. */
export function visible(character: string): string {
  return character
    .replace(CONTROL, (control) => String.fromCodePoint(0x2400 + (control.codePointAt(0) ?? 0)))
    .replace(HIDING, '\uFFFD')
}

// oxlint-disable-next-line no-control-regex -- they are what is looked for
const CONTROL = /[\u0000-\u0008\u000a-\u001f]/g
// oxlint-disable-next-line no-control-regex -- they are what is looked for
const HIDING = /[\u007f-\u009f\u200e\u200f\u2028-\u202e\u2066-\u2069]/g
