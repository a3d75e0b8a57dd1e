import { useLocation } from '@tanstack/react-router'
import type { Card, Page } from '../../content/types.ts'
import { askForPart, loadAfresh } from '../parts/load-part.ts'
import { useLatePart } from '../parts/late-part.ts'
import { cardContent } from './card-content-part.ts'
import { LinkModal } from '../ui/link-modal.tsx'
import { LoadingArea } from '../ui/spinner.tsx'
import { TryAgain } from '../ui/try-again.tsx'

type OpenCardProps = { card: Card; page: Page; onClose: () => void }

/** The modal of a card, with what the student has saved. */
export function OpenCard({ card, page, onClose }: OpenCardProps) {
  const opener = useLocation({ select: ({ state }) => state.modal })
  const content = useLatePart(cardContent)
  const isThere = content.kind === 'there'
  return (
    <LinkModal
      card={card}
      {...(opener !== undefined && { opener })}
      onClose={onClose}
      actions={isThere && <content.part.OpenCardActions card={card} page={page} />}
    >
      {isThere && <content.part.OpenCardText card={card} />}
      {content.kind === 'loading' && <LoadingArea label="Loading…" />}
      {content.kind === 'missing' && (
        <TryAgain onRetry={() => void tryAgain()} busy={false}>
          This card could not be loaded. Check your connection and try again.
        </TryAgain>
      )}
    </LinkModal>
  )
}

async function tryAgain(): Promise<void> {
  await cardContent.fetch()
  if (cardContent.get().kind !== 'missing') return
  askForPart()
  await loadAfresh()
}
