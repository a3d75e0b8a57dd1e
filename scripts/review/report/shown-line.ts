import { escapeHtml } from '../../escape.ts'
import type { PartLine } from '../compare-texts.ts'
import { markedLine } from '../marks.ts'

/** A line in HTML: colours with a swatch, and no line that ends at a hyphen of an address. */
export function shownLine(line: PartLine): string {
  return markedLine(line, (text) =>
    escapeHtml(text)
      .replaceAll(/-(?:&\w+;|[^\s<&])/g, '<span class="whole">$&</span>')
      .replaceAll(
        /#[0-9a-f]{6}\b/gi,
        '<svg class="swatch" aria-hidden="true"><rect width="100%" height="100%" fill="$&"/></svg>$&',
      ),
  )
}
