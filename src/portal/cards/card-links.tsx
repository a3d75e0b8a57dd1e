import { CircleAlert, ExternalLink } from 'lucide-react'
import { useId } from 'react'
import type { Card } from '../../content/card.ts'
import type { ResolvedLink } from '../../content/types.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { JoinWindowStatus } from './join-window-status.tsx'
import { FactList } from './fact-list.tsx'
import styles from './card-links.module.css'
import { proseClass } from '../ui/prose.ts'
import { Text } from './text.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

type CardLinksProps = {
  card: Card
  /** All links of the card, so that each keeps its number; null for one that is hidden now. */
  links: readonly (ResolvedLink | null)[]
}

/** The links of a card, which open in a new tab, and whether its class can be joined. */
export function CardLinks({ card, links }: CardLinksProps) {
  const failed = links.find((link) => link?.kind === 'failed')
  return (
    <>
      {card.joinWindow !== null && (
        <JoinWindowStatus closed={<Text of={card.joinWindow.closed} />} />
      )}
      <ul
        role="list"
        className={`lines ${styles.links} ${links.length > 1 ? styles.several : ''}`.trim()}
      >
        {links.map(
          (link, index) =>
            link !== null && (
              // A card's links never change their order, so the index identifies them.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>
                {link === failed ? (
                  <Failed {...failed} alone={links.length === 1} />
                ) : (
                  <LinkButton link={link} label={label(index, links.length)} />
                )}
              </li>
            ),
        )}
      </ul>
    </>
  )
}

/** The facts of a card, and its message. */
export function CardText({ card }: { card: Card }) {
  return (
    <>
      {card.facts.length > 0 && <FactList facts={card.facts} />}
      {card.message.length > 0 && (
        <div className={proseClass}>
          <Text of={card.message} />
        </div>
      )}
    </>
  )
}

function label(index: number, count: number): string {
  return count === 1 ? 'Click Here' : `Link ${index + 1}` // spec 1
}

function LinkButton({ link, label }: { link: ResolvedLink; label: string }) {
  const id = useId()
  return (
    <div className={`lines ${styles.link}`}>
      {link.kind === 'address' ? (
        <a
          className={buttonClass('primary', styles.button)}
          href={link.address}
          target="_blank"
          rel="noopener noreferrer"
          aria-describedby={id}
        >
          {label}
          <ExternalLink aria-hidden="true" size="1em" />
        </a>
      ) : (
        <Button
          className={styles.button ?? ''}
          busy={link.kind === 'busy'}
          disabled
          aria-describedby={id}
        >
          {link.kind === 'missing' ? 'Not available yet' : label}
        </Button>
      )}
      <Note id={id} text={link.note} hidden={link.kind === 'missing' ? label : HIDDEN[link.kind]} />
    </div>
  )
}

/** What only screen readers say of a link. */
const HIDDEN = {
  address: 'Opens in a new tab',
  busy: 'Loading your link',
  failed: 'Could not be loaded',
}

type FailedProps = Extract<ResolvedLink, { kind: 'failed' }> & {
  /** The card has no other link. */
  alone: boolean
}

/** Replaces the first failed link at the same height, to avoid a layout shift. Its retry covers all links. */
function Failed({ note, retry, alone }: FailedProps) {
  return (
    <>
      <div className={`row ${styles.failed}`} role="alert">
        <CircleAlert aria-hidden="true" size="1.25em" />
        <p>Links could not be loaded</p>
        <Button variant="secondary" onClick={retry}>
          Try again
        </Button>
      </div>
      {alone && note !== '' && <p className="quiet">{note}</p>}
    </>
  )
}

/** A short note beside a button; `hidden` is extra text for screen readers only. */
function Note({ id, text, hidden }: { id: string; text: string; hidden: string }) {
  return (
    <p id={id} className={`quiet ${styles.note}`}>
      {text !== '' && <span>{text}</span>}
      <VisuallyHidden>{hidden}</VisuallyHidden>
    </p>
  )
}
