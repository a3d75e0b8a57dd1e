import type { Random } from './random.ts'

/** Signs with a meaning in fields or in Markdown. */
const SIGNS = [
  ...':#-*_`~[](){}<>|\\\'"&!%@?=+.,;$“”’—\t\n\r\u00a0\u200b\u0000\uFEFF'.split(''),
  ...['\n\n', '---\n', '**', '```\n', '{{', '}}', '](', '![', ': ', ' #', '- ', '  ', '<b>'],
  ...['[a]: b\n', '|-', '&amp;', '~~~\n', '$$', '🎓', '...\n'],
]

/** Changes a file as slips of the hand, of an editor or of a disk do. */
export function mutate(bytes: Uint8Array, random: Random): Uint8Array {
  let mutated = bytes
  for (let times = 1 + random.below(3); times > 0; times -= 1) {
    mutated = random.pick(MUTATIONS)(mutated, random)
  }
  return mutated
}

type Mutation = (bytes: Uint8Array, random: Random) => Uint8Array

const splice = (bytes: Uint8Array, at: number, gone: number, put: Uint8Array): Uint8Array =>
  Buffer.concat([bytes.subarray(0, at), put, bytes.subarray(at + gone)])

const onLines =
  (change: (lines: string[], random: Random) => void): Mutation =>
  (bytes, random) => {
    const lines = Buffer.from(bytes).toString('latin1').split('\n')
    change(lines, random)
    return Buffer.from(lines.join('\n'), 'latin1')
  }

const MUTATIONS: readonly Mutation[] = [
  (bytes, random) =>
    splice(bytes, random.below(bytes.length + 1), 1 + random.below(4), Buffer.of()),
  (bytes, random) =>
    splice(bytes, random.below(bytes.length + 1), 0, Buffer.from(random.pick(SIGNS))),
  // More often where the fields are.
  (bytes, random) => splice(bytes, random.below(150), 0, Buffer.from(random.pick(SIGNS))),
  (bytes, random) => splice(bytes, random.below(150), 1, Buffer.of()),
  (bytes, random) =>
    splice(bytes, random.below(bytes.length + 1), 0, Buffer.of(128 + random.below(128))),
  (bytes, random) => bytes.subarray(0, random.below(bytes.length + 1)),
  onLines((lines, random) => {
    const [a, b] = [random.below(lines.length), random.below(lines.length)]
    ;[lines[a], lines[b]] = [lines[b] ?? '', lines[a] ?? '']
  }),
  onLines((lines, random) => {
    const at = random.below(lines.length)
    lines.splice(at, 0, lines[at] ?? '')
  }),
  onLines((lines, random) => {
    const at = random.below(lines.length)
    lines[at] = random.pick([' ', '  ', '\t', '    ', '> ', '- ']) + (lines[at] ?? '')
  }),
]
