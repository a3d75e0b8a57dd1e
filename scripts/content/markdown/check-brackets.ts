import { warning, type Problem } from '../problem.ts'
import { placeAt } from '../source.ts'
import type { NodeContext } from './node-context.ts'

/** Square brackets that no address follows. */
export function checkBrackets({ text, start }: NodeContext, typed: string): Problem[] {
  return Array.from(typed.matchAll(BRACKETS), ({ 0: found, index }) => {
    const sentence = `No address follows ${found}, so the brackets would be shown.`
    return warning(placeAt(text.source, start + index), sentence, ADVICE)
  })
}

const BRACKETS = /\[[^[\]\n]*[^[\]\s][^[\]\n]*\](?![\](])/g

const ADVICE =
  'Write the address behind it, as in [words](/classes), or remove the brackets; \\[ shows one.'
