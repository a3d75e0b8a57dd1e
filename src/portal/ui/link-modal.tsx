import { ExternalLink } from 'lucide-react'
import { useId } from 'react'
import type { Card } from '../../content/types.ts'
import { Button, buttonClass } from './button.tsx'
import styles from './link-modal.module.css'
import { Modal } from './modal.tsx'
import { Prose } from './prose.tsx'

/** What one link of a card comes to for this student. */
export type ModalLink = { readonly note: string } & (
  | { readonly kind: 'address'; readonly address: string }
  | { readonly kind: 'busy' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed'; readonly retry: () => void }
)

type LinkModalProps = {
  card: Card
  links: readonly ModalLink[]
  onClose: () => void
}

/** The modal of every card: description, message, and the links that open in a new tab. */
export function LinkModal({ card, links, onClose }: LinkModalProps) {
  const failed = links.find((link) => link.kind === 'failed')
  return (
    <Modal title={card.title} description={card.description} onClose={onClose}>
      {card.message !== null && <Prose>{card.message}</Prose>}
      <ul className={styles.links}>
        {links
          .filter((link) => link.kind !== 'failed')
          .map((link, index) => (
            // A card's links never change places, so their place is their identity.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <LinkButton link={link} label={label(links.indexOf(link), links.length)} />
            </li>
          ))}
      </ul>
      {failed !== undefined && (
        <div className={styles.failed} role="alert">
          <span>Links could not be loaded</span>
          <Button look="secondary" onClick={failed.retry}>
            Try again
          </Button>
        </div>
      )}
    </Modal>
  )
}

function label(index: number, count: number): string {
  return count === 1 ? 'Click Here' : `Link ${index + 1}` // spec 1
}

function LinkButton({ link, label }: { link: ModalLink; label: string }) {
  const id = useId()
  return (
    <div className={styles.link}>
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
          disabled
          busy={link.kind === 'busy'}
          aria-describedby={id}
        >
          {label}
        </Button>
      )}
      <p id={id} className={styles.note}>
        {link.note !== '' && <span>{link.note}</span>}
        <span className={link.kind === 'address' ? styles.unseen : undefined}>{state(link)}</span>
      </p>
    </div>
  )
}

function state(link: ModalLink): string {
  switch (link.kind) {
    case 'address':
      return 'Opens in a new tab'
    case 'busy':
      return 'Loading your link…'
    default:
      return 'Not available yet'
  }
}
