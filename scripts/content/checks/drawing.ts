import { SaxesParser, type SaxesAttributeNS, type SaxesTagNS } from 'saxes'
import { ATTRIBUTES, ELEMENTS } from './drawing-names.ts'

// A page runs no program of its drawings. Opened by its own address, a drawing is a page of the portal, and
// only the server's policy keeps its programs from running. So a drawing holds only what is known to draw.

/** What could be or hide a program, such as '<script>'; null in a plain drawing. Read as browsers read it. */
export type DrawingReading = { readonly isDrawing: boolean; readonly hidden: string | null }

/** Reads a drawing up to the first fault. */
export function readDrawing(bytes: Uint8Array): DrawingReading {
  const parser = new SaxesParser({ xmlns: true })
  const seen: { root?: SaxesTagNS; hidden?: string } = {}
  let isStyle = false
  let depth = 0
  const note = (hidden: string | null) => {
    if (hidden !== null) seen.hidden ??= hidden
  }
  const readText = (text: string) => {
    if (isStyle && HIDES.test(text)) note('a style that loads something')
  }
  parser.on('xmldecl', ({ encoding = 'UTF-8' }) => {
    if (!/^utf-?8$/i.test(encoding)) note(`encoding="${encoding}"`)
  })
  parser.on('doctype', () => note('<!DOCTYPE'))
  parser.on('processinginstruction', ({ target }) => note(`<?${target}`))
  parser.on('opentag', (tag) => {
    seen.root ??= tag
    depth += 1
    // The parser's time grows with the square of the depth.
    if (depth > DEEPEST) throw new Error('Too many tags inside each other')
    isStyle = tag.local === 'style'
    note(hiddenIn(tag))
  })
  parser.on('closetag', () => {
    depth -= 1
  })
  parser.on('text', readText)
  parser.on('cdata', readText)
  let isWhole = true
  try {
    parser.write(new TextDecoder('utf-8', { fatal: true }).decode(bytes)).close()
  } catch {
    isWhole = false
  }
  const { root, hidden = null } = seen
  return { isDrawing: isWhole && root?.uri === SVG && root.local === 'svg', hidden }
}

/** Tags inside each other; a drawing program makes ten. */
const DEEPEST = 200

const SVG = 'http://www.w3.org/2000/svg'
const XLINK = 'http://www.w3.org/1999/xlink'
const RDF = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#'

function hiddenIn({ name, local, uri, attributes }: SaxesTagNS): string | null {
  if (uri !== SVG) return isUnknownToBrowsers(uri) ? null : `<${name}>`
  if (!ELEMENTS.has(local.toLowerCase())) return `<${name}>`
  const hiding = Object.values(attributes).find((attribute) => !isPlain(attribute))
  return hiding === undefined ? null : `${hiding.name}="…"`
}

/** Drawing programs keep their own notes in a drawing. Browsers know only the names of the W3C. */
function isUnknownToBrowsers(uri: string): boolean {
  return uri === RDF || !/^https?:\/\/www\.w3\.org\//.test(uri)
}

function isPlain({ name, prefix, local, uri, value }: SaxesAttributeNS): boolean {
  if (prefix === 'xmlns' || name === 'xmlns') return true
  if (local === 'href' && (uri === '' || uri === XLINK)) return PLAIN_ADDRESS.test(value)
  if (uri === XLINK) return true
  if (prefix === 'xml') return local !== 'base'
  if (uri !== '') return isUnknownToBrowsers(uri)
  // An animation must not change what was read here.
  if (local === 'attributeName' && !ATTRIBUTES.has(value.toLowerCase())) return false
  return (
    (ATTRIBUTES.has(local.toLowerCase()) || /^(?:aria|data)-/.test(local)) && !HIDES.test(value)
  )
}

/** A part of the drawing, a website, or a picture in the drawing itself. */
const PLAIN_ADDRESS = /^(?:#|https?:\/\/|data:image\/(?:png|jpeg|gif|webp)[;,])/i

/** In a style: a backslash can spell any word. */
const HIDES = /@import|\\|url\((?!\s*["']?(?:#|data:image\/))/i
