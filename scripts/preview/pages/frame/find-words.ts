// Shows the words that the writer seeks: scrolls to the first paragraph that has them, and selects it.

const PARAGRAPHS = 'h1, h2, h3, p, li, dt, dd, th, td'

let sought = ''
/** The paragraph that it has scrolled to. */
let selected: Element | null = null

// What the portal draws may come later. A page that has just come scrolls to its top first.
const follow = new MutationObserver(() => requestAnimationFrame(look))

/** Finds words in what the frame shows, and in what it shows later; '' finds nothing. */
export function findWords(words: string): void {
  if (words !== sought) selected = null
  sought = words
  if (words === '') follow.disconnect()
  else follow.observe(document, { subtree: true, childList: true })
  look()
}

function look(): void {
  // A modal covers the page.
  const root = document.querySelector('[role="dialog"]') ?? document.querySelector('main')
  const paragraph = Array.from(root?.querySelectorAll(PARAGRAPHS) ?? []).find(
    ({ textContent }) => sought !== '' && textContent.toLowerCase().includes(sought),
  )
  if (paragraph !== undefined && paragraph !== selected) {
    paragraph.scrollIntoView({ block: 'center' })
    getSelection()?.selectAllChildren(paragraph)
  }
  selected = paragraph ?? null
}
