import { CircleAlert, ExternalLink } from 'lucide-react'
import { useId, type ReactNode } from 'react'
import type { Card, ResolvedLink } from '../../content/types.ts'
import { Button, buttonClass } from './button.tsx'
import { CardIcon } from './card-icon.tsx'
import { ClassDoor } from './class-door.tsx'
import { FactList } from './fact-list.tsx'
import styles from './link-modal.module.css'
import { Modal } from './modal.tsx'
import { Prose } from './prose.tsx'
import { VisuallyHidden } from './visually-hidden.tsx'

type LinkModalProps = {
  card: Card
  links: readonly ResolvedLink[]
  /** What stands above the card's own text. */
  top?: ReactNode
  /** What stands below the links, always in view. */
  below?: ReactNode
  /** The id of what opened it: the card's View button, unless told otherwise. */
  opener?: string
  onClose: () => void
}

/** The modal of every card: description, message, and the links that open in a new tab. */
export function LinkModal({ card, links, opener = card.id, top, below, onClose }: LinkModalProps) {
  const failed = links.find((link) => link.kind === 'failed')
  return (
    <Modal
      title={card.title}
      icon={<CardIcon shapes={card.icon} />}
      description={card.description}
      opener={opener}
      onClose={onClose}
      actions={
        <>
          {card.classDoor !== null && <ClassDoor closed={card.classDoor.closed} />}
          <ul className={`${styles.links} ${links.length > 1 ? styles.several : ''}`.trim()}>
            {links.map((link, index) => (
              // A card's links never change their order, so the index identifies them.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>
                {link === failed ? (
                  <Failed {...failed} alone={links.length === 1} />
                ) : (
                  <LinkButton link={link} label={label(index, links.length)} />
                )}
              </li>
            ))}
          </ul>
          {below}
        </>
      }
    >
      {top}
      {card.facts.length > 0 && <FactList facts={card.facts} />}
      {card.message !== null && <Prose>{card.message}</Prose>}
    </Modal>
  )
}

function label(index: number, count: number): string {
  return count === 1 ? 'Click Here' : `Link ${index + 1}` // spec 1
}

function LinkButton({ link, label }: { link: ResolvedLink; label: string }) {
  const id = useId()
  switch (link.kind) {
    case 'address':
      return (
        <div className={styles.link}>
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
          <Note id={id} text={link.note} hidden="Opens in a new tab" />
        </div>
      )
    case 'busy':
      return (
        <div className={styles.link}>
          <Button className={styles.button ?? ''} busy aria-describedby={id}>
            {label}
          </Button>
          <Note id={id} text={link.note} hidden="Loading your link" />
        </div>
      )
    case 'missing':
      return (
        <div className={styles.link}>
          <Button className={styles.button ?? ''} disabled aria-describedby={id}>
            Not available yet
          </Button>
          <Note id={id} text={link.note} hidden={label} />
        </div>
      )
    case 'failed':
      return (
        <div className={styles.link}>
          <Button className={styles.button ?? ''} disabled aria-describedby={id}>
            {label}
          </Button>
          <Note id={id} text={link.note} hidden="Could not be loaded" />
        </div>
      )
  }
}

type FailedProps = Extract<ResolvedLink, { kind: 'failed' }> & {
  /** It is the card's only link. */
  alone: boolean
}

/** In place of the first link that failed, and as high, so that nothing moves. The others wait for it. */
function Failed({ note, retry, alone }: FailedProps) {
  return (
    <>
      <div className={styles.failed} role="alert">
        <CircleAlert aria-hidden="true" size="1.25em" />
        <p>Links could not be loaded</p>
        <Button variant="secondary" onClick={retry}>
          Try again
        </Button>
      </div>
      {alone && note !== '' && <p className={styles.note}>{note}</p>}
    </>
  )
}

/** The few words beside a button; `hidden` are more, for screen readers alone. */
function Note({ id, text, hidden }: { id: string; text: string; hidden: string }) {
  return (
    <p id={id} className={styles.note}>
      {text !== '' && <span>{text}</span>}
      <VisuallyHidden>{hidden}</VisuallyHidden>
    </p>
  )
}
