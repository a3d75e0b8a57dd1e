import { placesOf } from '../page/sought.ts'

// Shows the words that the writer seeks: marks them, and scrolls to the first ones.

let sought = ''
/** What it has scrolled to. */
let shown: Element | null = null

let waiting = 0
// A page that has just come scrolls to its top first.
const follow = new MutationObserver(() => {
  cancelAnimationFrame(waiting)
  waiting = requestAnimationFrame(look)
})

/** Finds words in what the frame shows, and in what it shows later; '' finds nothing. */
export function findWords(words: string): void {
  if (words !== sought) shown = null
  sought = words
  follow.disconnect()
  if (words !== '')
    follow.observe(document, { subtree: true, childList: true, characterData: true })
  look()
}

function look(): void {
  // A modal covers the page.
  const root = document.querySelector('[role="dialog"]') ?? document.querySelector('main')
  const found = sought === '' || root === null ? [] : rangesOf(root, sought)
  // Firefox before 140 marks nothing; it scrolls all the same.
  if ('highlights' in CSS) CSS.highlights.set('sought', new Highlight(...found))
  const first = found[0]?.startContainer.parentElement ?? null
  if (first !== null && first !== shown) first.scrollIntoView({ block: 'center' })
  shown = first
}

/** The places of words in an element; bold words and links may be among them. */
function rangesOf(root: Element, words: string): Range[] {
  const nodes: { node: Node; start: number }[] = []
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  let text = ''
  while (walker.nextNode()) {
    nodes.push({ node: walker.currentNode, start: text.length })
    text += walker.currentNode.textContent
  }
  const pointAt = (at: number): [Node, number] => {
    const { node = root, start = at } = nodes.findLast((each) => each.start <= at) ?? {}
    return [node, at - start]
  }
  return placesOf(text, words).map(({ start, end }) => {
    const range = new Range()
    const [last, offset] = pointAt(end - 1)
    range.setStart(...pointAt(start))
    range.setEnd(last, offset + 1)
    return range
  })
}
