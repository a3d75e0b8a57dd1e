import { keptDrawing, type KeptDrawing } from '../../../src/content/markdown/drawing.ts'
import { writeJsx } from './write-jsx.ts'
import { literal, NOTICE } from './write-source.ts'

/** Writes the texts of one module and remembers what it has to import for them. */
export function createImports(page: string) {
  const pictures = new Map<string, string>()
  let written = ''
  let shown = 0

  const noticed = (source: string): string => {
    written += source
    return source
  }
  const picture = (file: string): string => {
    const name = pictures.get(file) ?? `picture${pictures.size + 1}`
    pictures.set(file, name)
    shown += 1
    return name
  }
  return {
    /** How often a picture was named so far, by a name that holds in this module alone. */
    picturesShown: () => shown,
    /** Passes on source that may name slots. */
    noticed,
    /** Rendered Markdown as an expression. */
    text: (kept: KeptDrawing | null): string => {
      const drawing = keptDrawing(kept)
      if (drawing === null) return 'null'
      return noticed(`(\n    ${writeJsx(drawing, { picture }, '    ')}\n  )`)
    },
    /** The head of the module. */
    source: (type: 'Card' | 'Page'): string => {
      const slots = ['PortalLink', 'StoredValue'].filter((slot) => written.includes(`<${slot} `))
      const lines = [NOTICE, `import type { ${type} } from '../../types.ts'`]
      if (slots.length > 0) lines.push(`import { ${slots.join(', ')} } from '../../slots.tsx'`)
      for (const [file, name] of pictures) {
        lines.push(`import ${name} from ${literal(`../../../../content/${page}/${file}`)}`)
      }
      return `${lines.join('\n')}\n`
    },
  }
}
