import type { Heading } from '../../content/types.ts'
import { panelClass } from './panel.ts'
import styles from './table-of-contents.module.css'

export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  return (
    <nav className={panelClass(styles.contents)} aria-label="Contents">
      <h2 className={styles.title}>Contents</h2>
      <ol className={styles.list}>
        {headings.map((heading) => (
          <li key={heading.id}>
            <a href={`#${heading.id}`}>{heading.text}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
