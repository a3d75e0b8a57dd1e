import type { Heading } from '../../content/types.ts'
import styles from './table-of-contents.module.css'

export function TableOfContents({ headings }: { headings: readonly Heading[] }) {
  return (
    <nav className={styles.contents} aria-label="Contents">
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
