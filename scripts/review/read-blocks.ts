/** What a browser shows in an element; these functions run there. */
export type Blocks = {
  /** Paragraphs, headings, buttons and the like, in order, each as its HTML. */
  readonly html: readonly string[]
  /** Where the blocks that differ stand, in pixels; null if none does. */
  readonly change: { readonly top: number; readonly bottom: number } | null
}

/** Reads the blocks of an element, and marks those that the other version does not have, if there is one. */
export function readBlocks(root: Element, others: readonly string[] | null): Blocks {
  const blocks = [
    ...root.querySelectorAll<HTMLElement>('h1,h2,h3,h4,h5,h6,p,li,td,th,dt,dd,pre,a,button,img'),
  ]
  // The ids and classes of two versions can differ where they look alike.
  const html = blocks.map(({ parentElement, outerHTML }) => {
    return `${parentElement?.tagName} ${outerHTML.replaceAll(/ (?:id|class|style|aria-\w+|data-[\w-]+)="[^"]*"/g, '')}`
  })
  if (others === null) return { html, change: null }
  const isNew = (block: Element, index: number) => !others.includes(html[index] ?? '')
  const fresh = blocks.filter(isNew)
  const marked = fresh.filter((block) => !fresh.some((one) => one !== block && block.contains(one)))
  for (const block of marked) block.style.outline = '3px solid #d9480f'
  // Where only the other version has a block, its neighbours show the place.
  const at = others.findIndex((other, index) => other !== html[index])
  const neighbours = at === -1 ? [] : blocks.slice(Math.max(at - 1, 0), at + 1)
  const boxes = (marked.length > 0 ? marked : neighbours).map((one) => one.getBoundingClientRect())
  if (boxes.length === 0) return { html, change: null }
  const top = Math.min(...boxes.map((rectangle) => rectangle.top))
  const bottom = Math.max(...boxes.map((rectangle) => rectangle.bottom))
  return { html, change: { top, bottom } }
}
