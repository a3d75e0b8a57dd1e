import { cardSchema, type ReadCard } from '../../../src/content/card.ts'
import type { CardId } from '../../../src/content/types.ts'
import type { Values } from '../../../src/content/values.ts'
import { iconOf } from '../icons.ts'
import { folderOf } from '../names.ts'
import { JOIN_FIGURE } from '../settings/values.ts'
import type { Source } from '../source.ts'
import { readDocument } from './read-document.ts'
import type { Reading } from './reading.ts'

const KIND = { schema: cardSchema, titleField: 'title', headingAbove: 2 } as const

export function readCard(id: string, source: Source, values: Values): Reading<ReadCard> {
  const kind = { ...KIND, folder: folderOf(id) }
  return readDocument(source, kind, values, ({ parts, compiled }, markdown) => {
    const card = {
      ...compiled,
      // The checks refuse a card whose name cannot be one.
      id: id as CardId,
      file: source.file,
      icon: iconOf(parts.icon),
      keywords: compiled.keywords.join(' '),
      message: markdown.text,
    }
    // The portal calculates the join window with a figure that no field names.
    return {
      data: card,
      uses: parts.join_window ? [['figure', JOIN_FIGURE, ['join_window']]] : [],
    }
  })
}
