import { ExternalLink, FileText, LayoutGrid, ListTodo, LogOut, SunMoon, Text } from 'lucide-react'
import styles from './search-box.module.css'
import type { SearchItem, SearchMatch, Piece } from './search-index.ts'

type SearchResultProps = {
  id: string
  result: SearchMatch
  /** Enter opens it. */
  chosen: boolean
  onPoint: () => void
  onOpen: () => void
}

const ICONS = {
  page: FileText,
  card: LayoutGrid,
  section: Text,
  task: ListTodo,
  outside: ExternalLink,
  theme: SunMoon,
  logout: LogOut,
} as const

/** A result: its kind, its title, and an excerpt around the matching words. */
export function SearchResult({ id, result, chosen, onPoint, onOpen }: SearchResultProps) {
  const Icon = ICONS[result.kind]
  return (
    // The field keeps the focus and handles the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={id}
      role="option"
      aria-selected={chosen}
      className={styles.result}
      onPointerMove={onPoint}
      onClick={onOpen}
    >
      <Icon aria-hidden="true" size="1.25em" />
      <div>
        <p className={styles.title}>
          <Marked pieces={result.titlePieces} />
        </p>
        <p className="soft">{kindOf(result)}</p>
        {result.text !== '' && (
          <p>
            <Marked pieces={result.excerpt} />
          </p>
        )}
      </div>
    </div>
  )
}

function kindOf({ kind, page }: SearchItem): string {
  switch (kind) {
    case 'page':
      return 'Page'
    case 'card':
      return `Card in ${page}`
    case 'section':
      return `Section of ${page}`
    case 'task':
      return page
    case 'outside':
      return 'Opens in a new tab'
    case 'theme':
    case 'logout':
      return 'Action'
  }
}

function Marked({ pieces }: { pieces: readonly Piece[] }) {
  // A new element for each text: see docs/decisions.md, A translated page.
  return (
    <span key={JSON.stringify(pieces)}>
      {pieces.map(({ words, hit }, index) =>
        // oxlint-disable-next-line react/no-array-index-key -- a text's pieces never change their order
        hit ? <mark key={index}>{words}</mark> : words,
      )}
    </span>
  )
}
