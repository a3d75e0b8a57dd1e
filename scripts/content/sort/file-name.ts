/** The name of a page's folder or a card's file, without .md: a part of a web address. */
export const FILE_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Windows reserves these names, with any ending: a copy of the project there could hold no such file. */
export const RESERVED_BY_WINDOWS = /^(?:con|prn|aux|nul|com\d|lpt\d)$/

/** Letters that are more than a plain letter with an accent. */
const LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ɓ: 'b',
  ɗ: 'd',
  ƙ: 'k',
  ŋ: 'ng',
  ɛ: 'e',
  ɔ: 'o',
}

/** A title as a file name: 'Ẹ̀kọ́ & fees' is 'eko-fees'. Null if no letter is left. */
export function asFileName(title: string): string | null {
  const plain = title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .replace(/[^\p{ASCII}]/gu, (letter) => LETTERS[letter] ?? ' ')
  const name = plain.match(/[a-z0-9]+/g)?.join('-') ?? null
  return name !== null && RESERVED_BY_WINDOWS.test(name) ? `${name}-1` : name
}
