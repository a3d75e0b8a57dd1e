import { getRouteApi, Link } from '@tanstack/react-router'
import { use } from 'react'
import type { Card } from '../../content/card.ts'
import { resolveLink } from '../api/links.ts'
import { useLazyModule } from '../lazy/lazy-module.ts'
import { formatMoment } from '../time/school-time.ts'
import { fromWallTime } from '../time/wall-time.ts'
import { CardIcon } from './card-icon.tsx'
import { CardLinks, CardText } from './card-links.tsx'
import { Modal } from '../ui/modal.tsx'
import { useNow } from '../time/use-now.ts'
import { isHidden, periodOf, stateOfCard } from './shown-cards.ts'
import { LinksContext, Text } from './text.tsx'
import { SavedIds } from './saved-ids/saved-ids.tsx'
import { SaveId } from './saved-ids/save-id.tsx'

const root = getRouteApi('__root__')

type LinkModalProps = {
  card: Card
  /** The id of the element that opened the modal; undefined if the address did. */
  returnFocusTo: string | undefined
  onClose: () => void
}

/** The modal of every card: its text, its links, and the IDs that the student has saved with it. */
export function LinkModal({ card, returnFocusTo = card.id, onClose }: LinkModalProps) {
  const links = use(LinksContext)
  const now = useNow()
  return (
    <Modal
      title={card.title}
      icon={<CardIcon shapes={card.icon} />}
      description={<Text of={card.description} />}
      returnFocusTo={returnFocusTo}
      onClose={onClose}
      actions={
        <>
          <CardLinks
            card={card}
            links={card.links.map((link) =>
              isHidden(link.address ?? '', now) ? null : resolveLink(link, links),
            )}
          />
          {card.checkLater !== null && <SaveId later={card.checkLater} />}
        </>
      }
    >
      <SavedIds card={card.id} />
      <CardText card={card} />
    </Modal>
  )
}

type NoModalProps = {
  /** As the address has it. */
  name: string
  /** The card of this name, which is not shown now; undefined if the page has none. */
  card: Card | undefined
}

/** Stands in the place of a modal that cannot open, and says why. */
export function NoModal({ name, card }: NoModalProps) {
  const period = periodOf(card?.id ?? '')
  const now = useNow()
  if (card === undefined || period === undefined) return <NoSuchCard name={name} />
  return (
    <p>
      {stateOfCard(card.id, now) === 'ahead'
        ? `${card.title} is shown here from ${formatMoment(fromWallTime(period.from))}.`
        : `${card.title} was shown here until ${formatMoment(fromWallTime(period.until))}.`}
    </p>
  )
}

/** Says where there is a card of this name: its file may have moved to another page. */
function NoSuchCard({ name }: { name: string }) {
  // The texts of the search have the addresses of all cards.
  const search = useLazyModule(root.useRouteContext().searchBox)
  const documents = search.kind === 'loaded' ? search.module.texts.documents : []
  const card = name.slice(name.lastIndexOf('/') + 1)
  const query = `?card=${card}`
  return (
    <p>
      <span>There is no such card on this page.</span>
      {documents
        .filter(({ kind, address }) => kind === 'card' && address.endsWith(query))
        .map(({ title, page, address }) => (
          <span key={address}>
            {' '}
            <Link to={address.slice(0, -query.length)} search={{ card }}>
              {title}
            </Link>{' '}
            is in {page}.
          </span>
        ))}
    </p>
  )
}
