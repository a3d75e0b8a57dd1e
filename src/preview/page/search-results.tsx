import type { Content, SerializedMail } from '../exchange.ts'
import styles from './contents.module.css'
import { ShowLink, type Going } from './show-link.tsx'
import { search } from './search-text.ts'
import type { Shown } from '../state.ts'
import { shownOf, type Text } from './entries.ts'

/** Nobody reads more than this; the sentence above says how many were found. */
const MOST_SHOWN = 100

export function SearchResults({
  content,
  words,
  ...going
}: Going & { content: Content; words: string }) {
  const found = search(content, words)
  return (
    <>
      <p role="status" className={styles.found}>
        {sentence(found.length, words.trim())}
      </p>
      <ul className={styles.results}>
        {found.slice(0, MOST_SHOWN).map(({ text, excerpt: [before, match, after] }) => (
          <li key={text.file}>
            <ShowLink
              {...going}
              to={shownOf(text)}
              current={isShown(text, going.state.shown)}
              className={styles.result}
            >
              <strong>{text.title}</strong>
              <small>
                {before}
                <mark>{match}</mark>
                {after}
              </small>
            </ShowLink>
          </li>
        ))}
      </ul>
    </>
  )
}

function sentence(count: number, words: string): string {
  if (count === 0) return `Nothing says “${words}”.`
  const shown = count > MOST_SHOWN ? `, of which ${MOST_SHOWN} are shown` : ''
  return `${count} ${count === 1 ? 'page, card or mail says' : 'pages, cards and mails say'} “${words}”${shown}.`
}

function isShown(text: Text | SerializedMail, shown: Shown): boolean {
  return text.kind === 'page'
    ? shown.kind === 'page' && shown.slug === text.slug
    : shown.kind === text.kind && shown.id === text.id
}
