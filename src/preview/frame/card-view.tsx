import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router'
import { useEffect } from 'react'
import { SlotsContext, type Slots } from '../../content/slots.tsx'
import { resolveLink, resolveStoredValue, type LinksState } from '../../portal/api/links.ts'
import { CardGrid } from '../../portal/ui/card-grid.tsx'
import { CardLinks, CardText } from '../../portal/ui/card-links.tsx'
import { Field } from '../../portal/ui/field.tsx'
import { LinkModal } from '../../portal/ui/link-modal.tsx'
import { portalLink } from '../../portal/ui/portal-link.tsx'
import { deserializeCard } from '../deserialize.tsx'
import styles from './card-view.module.css'
import { serializedCard } from './live.ts'
import type { FromFrame, View } from './messages.ts'
import type { PreviewStudent } from './student.ts'
import type { Switches } from '../state.ts'
import { useTellBox } from './use-tell-box.ts'

type CardViewProps = {
  view: Exclude<View, { kind: 'portal' }>
  switches: Switches
  student: PreviewStudent
  tell: (message: FromFrame) => void
}

/** One card: as it stands on a page, or its modal, which stays open. */
export function CardView({ view, switches, student, tell }: CardViewProps) {
  const serialized = serializedCard(view.id)
  useTellBox(view.kind, tell)
  const links = linksState(switches.links, student)
  useEffect(
    () =>
      router.history.subscribe(({ location }) => tell({ kind: 'went', path: location.pathname })),
    [tell],
  )
  const slots: Slots = {
    storedValue: (name) => resolveStoredValue(name, links),
    portalLink,
    resolveLink: (link) => resolveLink(link, links),
  }
  if (!serialized) return null
  const card = deserializeCard(serialized)
  return (
    // A link inside the card leads the whole preview to its page.
    <RouterContextProvider router={router as never}>
      <SlotsContext value={slots}>
        {view.kind === 'tile' ? (
          <div className={styles.tile}>
            <CardGrid cards={[card]} onView={nothing} />
          </div>
        ) : (
          <LinkModal
            key={card.id}
            card={card}
            onClose={nothing}
            actions={
              <>
                <CardLinks card={card} links={card.links.map(slots.resolveLink)} />
                {/* What a student sees behind 'Save my submission ID': the words of it are content's. */}
                {card.checkLater !== null && (
                  <Field label={card.checkLater.keep} help={card.checkLater.help} name="kept" />
                )}
              </>
            }
          >
            <CardText card={card} />
          </LinkModal>
        )}
      </SlotsContext>
    </RouterContextProvider>
  )
}

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() })

const nothing = (): void => {}

function linksState(wanted: Switches['links'], { links }: PreviewStudent): LinksState {
  if (wanted === 'loading') return { kind: 'loading', stored: {} }
  if (wanted === 'failed') return { kind: 'failed', stored: {}, retry: nothing }
  return { kind: 'loaded', links }
}
