import type { Random } from './random.ts'

/** What stands beside a key, or is taken for it, of the signs that content is written with. */
const NEIGHBOURS: Readonly<Record<string, string>> = {
  '"': '“',
  '#': '*',
  $: '4',
  '%': '5',
  '(': '[',
  ')': ']',
  '*': '_',
  '+': '=',
  '-': '–',
  '/': '\\',
  '=': '-',
  '>': '<',
  '?': '/',
  '@': '2',
  '[': '(',
  ']': ')',
  _: '-',
  '{': '(',
  '|': 'l',
  '}': ')',
}

const SIGN = new RegExp(
  `[${Object.keys(NEIGHBOURS)
    .map((sign) => `\\${sign}`)
    .join('')}]`,
  'g',
)

type Slip = (text: string, at: number) => string

const SLIPS: readonly Slip[] = [
  (text, at) => text.slice(0, at) + text.slice(at + 1),
  (text, at) => text.slice(0, at) + text.slice(at, at + 1) + text.slice(at),
  (text, at) => text.slice(0, at) + (NEIGHBOURS[text[at] ?? ''] ?? '') + text.slice(at + 1),
  (text, at) => `${text.slice(0, at)}${text[at + 1] ?? ''}${text[at] ?? ''}${text.slice(at + 2)}`,
]

/** A text with a slip in a sign that means something: it is lost, typed twice or too late, or is its neighbour. */
export function slip(text: string, random: Random): { readonly text: string; readonly at: number } {
  const { index: at } = random.pick([...text.matchAll(SIGN)])
  return { text: random.pick(SLIPS)(text, at), at }
}
