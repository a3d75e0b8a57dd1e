import { Icon } from '../../portal/ui/icon.tsx'
import { VisuallyHidden } from '../../portal/ui/visually-hidden.tsx'
import type { Content } from '../exchange.ts'
import { useUnsaved } from '../editor/unsaved.ts'
import styles from './contents.module.css'
import { ShowLink, type Going } from './show-link.tsx'
import { cardOf, mailsIn, pagesInOrder } from './entries.ts'

/** All pages, of which the one that is shown has its cards below it, then the mails. */
export function PageTree({ content, ...going }: Going & { content: Content }) {
  const { shown } = going.state
  const open = shown.kind === 'page' ? shown.slug : shown.kind === 'card' ? folderOf(shown.id) : ''
  const counts = countProblems(content)
  const unsaved = [...useUnsaved().keys()]
  return (
    <>
      {content.problems.length > 0 && (
        <ShowLink
          {...going}
          to={{ kind: 'problems' }}
          current={shown.kind === 'problems'}
          className={styles.problems}
        >
          <span>All problems</span> <Count count={content.problems.length} />
        </ShowLink>
      )}
      <ul className={styles.pages}>
        {pagesInOrder(content).map((page) => {
          const isOpen = page.slug === open
          const below = isOpen ? 0 : (counts.get(`content/${page.slug}`) ?? 0)
          return (
            <li key={page.slug}>
              <ShowLink
                {...going}
                to={{ kind: 'page', slug: page.slug }}
                current={shown.kind === 'page' && isOpen}
                className={styles.page}
              >
                <Icon shapes={page.icon} size="1.15em" />
                <span>{page.title}</span>
                <Dot
                  shown={unsaved.some((file) =>
                    isOpen ? file === page.file : file.startsWith(`content/${page.slug}/`),
                  )}
                />
                <Count count={isOpen ? (counts.get(page.file) ?? 0) : below} />
              </ShowLink>
              {isOpen && (
                <ul className={styles.cards}>
                  {page.cards.map((id) => {
                    const card = cardOf(content, id)
                    return (
                      card && (
                        <li key={id}>
                          <ShowLink
                            {...going}
                            to={{ kind: 'card', id }}
                            current={shown.kind === 'card' && shown.id === id}
                            className={styles.card}
                          >
                            <span>{card.title}</span>
                            <Dot shown={unsaved.includes(card.file)} />
                            <Count count={counts.get(card.file) ?? 0} />
                          </ShowLink>
                        </li>
                      )
                    )
                  })}
                </ul>
              )}
            </li>
          )
        })}
      </ul>
      <h2 className={styles.group}>Mails</h2>
      <ul className={styles.pages}>
        {mailsIn(content).map(({ id, file, title, icon }) => (
          <li key={id}>
            <ShowLink
              {...going}
              to={{ kind: 'mail', id }}
              current={shown.kind === 'mail' && shown.id === id}
              className={styles.page}
            >
              <Icon shapes={icon} size="1.15em" />
              <span>{title}</span>
              <Dot shown={unsaved.includes(file)} />
              <Count count={counts.get(file) ?? 0} />
            </ShowLink>
          </li>
        ))}
      </ul>
    </>
  )
}

function Count({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className={styles.count}>
      {count}
      <VisuallyHidden>{count === 1 ? ' problem' : ' problems'}</VisuallyHidden>
    </span>
  )
}

/** Marks what has words that are not saved. */
function Dot({ shown }: { shown: boolean }) {
  if (!shown) return null
  return (
    <span className={styles.dot}>
      <VisuallyHidden>not saved</VisuallyHidden>
    </span>
  )
}

/** Problems by file, and by folder. */
function countProblems({ problems }: Content): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { file } of problems) {
    for (const place of [file, file.slice(0, file.lastIndexOf('/'))]) {
      counts.set(place, (counts.get(place) ?? 0) + 1)
    }
  }
  return counts
}

function folderOf(id: string): string {
  return id.split('/')[0] ?? ''
}
