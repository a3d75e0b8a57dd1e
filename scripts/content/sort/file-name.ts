/** What a page's folder and a card's file are called, without .md: a part of a web address. */
export const FILE_NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Windows reserves these names, with any ending: no copy of the project there could hold such a file. */
export const KEPT_BY_WINDOWS = /^(?:con|prn|aux|nul|com\d|lpt\d)$/

/** Letters that are no plain letter with an accent. */
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

/** A title as a file name: 'Ẹ̀kọ́ & fees' is 'eko-fees'. Null when no letter of it can be kept. */
export function asFileName(title: string): string | null {
  const plain = title
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .replace(/[^\p{ASCII}]/gu, (letter) => LETTERS[letter] ?? ' ')
  const name = plain.match(/[a-z0-9]+/g)?.join('-') ?? null
  return name !== null && KEPT_BY_WINDOWS.test(name) ? `${name}-1` : name
}
