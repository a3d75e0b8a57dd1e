import { styleText } from 'node:util'
import type { Paint, Part } from './text.ts'

const STYLES: Readonly<Record<Part, Parameters<typeof styleText>[0]>> = {
  place: 'bold',
  error: 'red',
  warning: 'yellow',
  margin: 'dim',
  advice: 'green',
}

/** Colours for a terminal; none into a file or a pipe, nor where NO_COLOR asks for none. */
export function paintFor(stream: NodeJS.WriteStream): Paint {
  return (part, text) => styleText(STYLES[part], text, { stream, validateStream: true })
}
