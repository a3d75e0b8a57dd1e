import { Hourglass, PlugZap } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Content, Problem, SerializedMail } from '../exchange.ts'
import { cardOf, shownOf, type Text } from './entries.ts'
import styles from './notices.module.css'
import { ShowLink, type Going } from './show-link.tsx'

type NoticesProps = Going & {
  content: Content
  /** What is shown; left out for the list of problems, which says it all. */
  text?: Text | SerializedMail | undefined
  /** Whether the preview's local server answers. */
  isConnected: boolean
}

/** What the preview goes on with while a settings file has a mistake. */
const EARLIER: Readonly<Record<string, string>> = {
  'content/figures.json': 'figures stand',
  'content/links.json': 'links stand',
  'content/navigation.json': 'sidebar stands',
  'content/site.json': 'name, contacts and colours of the school stand',
}

/** Says above a view why it may not be what the files hold now, and what to do. */
export function Notices({ content, text, isConnected, ...going }: NoticesProps) {
  const settings = text ? content.old.filter((file) => file in EARLIER) : []
  const cards = text?.kind === 'page' ? oldCards(content, text.cards) : []
  return (
    <div role="status" className={styles.notices}>
      {!isConnected && (
        <Notice icon={<PlugZap aria-hidden="true" size="1.25em" />}>
          <b>The preview has ended, so nothing new is shown.</b> Start it again as you did before:
          this page then goes on by itself.
        </Notice>
      )}
      {content.failed !== null && (
        <Notice icon={<Hourglass aria-hidden="true" size="1.25em" />}>
          <b>The last save is not shown: it could not be checked.</b> Save once more. What went
          wrong: {content.failed}
        </Notice>
      )}
      {settings.map((file) => (
        <Notice key={file} icon={<Hourglass aria-hidden="true" size="1.25em" />}>
          <b>The earlier {EARLIER[file]} here,</b> because{' '}
          <ShowLink {...going} to={{ kind: 'problems' }}>
            {file}
          </ShowLink>{' '}
          has a mistake. {wordsOf(content.problems, file)}
        </Notice>
      ))}
      {cards.map((card) => (
        <Notice key={card.file} icon={<Hourglass aria-hidden="true" size="1.25em" />}>
          <b>An earlier version of a card stands here,</b> because{' '}
          <ShowLink {...going} to={shownOf(card)}>
            {card.file}
          </ShowLink>{' '}
          has a mistake. {wordsOf(content.problems, card.file)}
        </Notice>
      ))}
    </div>
  )
}

function Notice({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.notice}>
      {icon}
      <p>{children}</p>
    </div>
  )
}

function oldCards(content: Content, ids: readonly string[]) {
  return ids
    .flatMap((id) => cardOf(content, id) ?? [])
    .filter(({ file }) => content.old.includes(file))
}

/** The first mistake in a file, and what to do. */
function wordsOf(problems: readonly Problem[], file: string): string {
  const first = problems.find((problem) => problem.file === file && problem.severity === 'error')
  return first ? `Line ${first.line}: ${first.sentence} ${first.advice}` : ''
}
