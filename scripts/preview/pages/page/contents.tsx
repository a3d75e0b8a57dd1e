import { useMemo } from 'react'
import { Icon } from '../../../../src/portal/ui/icon.tsx'
import { VisuallyHidden } from '../../../../src/portal/ui/visually-hidden.tsx'
import { unsavedFiles } from '../editor/kept-words.ts'
import { cardsOn, entriesOf, pagesInOrder, readableWords } from '../entries.ts'
import type { Content, Entry } from '../exchange.ts'
import { DialogButton } from '../form-dialog.tsx'
import parts from '../parts.module.css'
import styles from './contents.module.css'
import { Figures } from './figures.tsx'
import { ShowLink, useAddress } from './address.tsx'

type ContentsProps = {
  content: Content
  /** What the writer typed to search. */
  words: string
  /** The same in small letters, as they are found. */
  sought: string
  onWords: (words: string) => void
}

/** The list of all pages, cards and mails. A search finds them by what students read in them. */
export function Contents({ content, words, sought, onWords }: ContentsProps) {
  const { file: shown } = useAddress()
  const { entries, problems, school } = content
  const repository = school?.repository ?? null
  const pages = pagesInOrder(content)
  const mails = entriesOf(entries, 'mail')
  const readable = useMemo(() => readableWords(content), [content])
  const matches = [...pages, ...entriesOf(entries, 'card'), ...mails].filter(({ title, file }) =>
    `${title} ${file} ${readable.get(file)}`.toLowerCase().includes(sought),
  )
  const unsaved = unsavedFiles()
  /** @param place the file or folder whose problems are counted */
  const item = (entry: Entry, place = entry.file) => (
    <li key={entry.file}>
      <ShowLink to={entry.file}>
        {entry.kind !== 'card' && <Icon shapes={entry.icon} size="1.15em" />}
        <div>
          {entry.title} {unsaved.includes(entry.file) && <small>not saved</small>}
          {sought !== '' && <Excerpt words={readable.get(entry.file) ?? ''} sought={sought} />}
        </div>
        <Count count={problems.filter(({ file }) => file.startsWith(place)).length} />
      </ShowLink>
    </li>
  )
  return (
    // Closed in a narrow window, where the list would push everything else out of sight.
    <details className={styles.contents} open={innerWidth >= 700}>
      <summary>All texts</summary>
      <nav aria-label="Pages, cards and mails">
        <input
          type="search"
          className={parts.input}
          aria-label="Find words in the texts"
          placeholder="Find words in the texts"
          value={words}
          onChange={(event) => onWords(event.target.value)}
        />
        {problems.length > 0 && (
          <ShowLink to={null} className={styles.problems}>
            <div>All problems</div> <Count count={problems.length} />
          </ShowLink>
        )}
        {sought === '' ? (
          <>
            <ul role="list">
              {pages.map((page) => {
                const folder = `content/${page.slug}/`
                if (!shown?.startsWith(folder)) return item(page, folder)
                return (
                  <li key={page.file}>
                    <ul role="list">{item(page)}</ul>
                    <ul role="list" className={styles.cards}>
                      {cardsOn(page, entries).map((card) => item(card))}
                    </ul>
                  </li>
                )
              })}
            </ul>
            <h2 className={`quiet ${styles.part}`}>Mails</h2>
            <ul role="list">{mails.map((mail) => item(mail))}</ul>
            <p className={styles.part}>
              <DialogButton label="Figures…">
                {(opened) => <Figures {...opened} version={content.version} />}
              </DialogButton>
            </p>
            {repository !== null && (
              <p className={`quiet ${styles.part}`}>
                On GitHub:{' '}
                <a href={`${repository}/edit/main/content/navigation.json`}>the sidebar</a>,{' '}
                <a href={`${repository}/edit/main/content/site.json`}>name, colour and contacts</a>
              </p>
            )}
          </>
        ) : (
          <>
            <p role="status" className={`quiet ${styles.part}`}>
              {matches.length === 0 ? 'No text has these words.' : `${matches.length} found`}
            </p>
            <ul role="list">{matches.map((entry) => item(entry))}</ul>
          </>
        )}
      </nav>
    </details>
  )
}

/** The sought words with some words around them. */
function Excerpt({ words, sought }: { words: string; sought: string }) {
  const start = words.toLowerCase().indexOf(sought)
  if (start === -1) return null
  const end = start + sought.length
  return (
    <p className="quiet">
      …{words.slice(Math.max(0, start - 25), start)}
      <mark>{words.slice(start, end)}</mark>
      {words.slice(end, end + 40)}…
    </p>
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
