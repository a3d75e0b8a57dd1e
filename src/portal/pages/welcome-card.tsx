import { Fragment } from 'react'
import type { Card } from '../../content/card.ts'
import type { Page } from '../../content/page.ts'
import { Button } from '../ui/button.tsx'
import {
  JoinAnnouncement,
  joinText,
  useJoinWindow,
  type CurrentJoinWindow,
} from '../cards/join-window-status.tsx'
import { Icon } from '../ui/icon.tsx'
import { useOpenCard } from '../cards/card-overlay.tsx'
import { Text } from '../cards/text.tsx'
import styles from './dashboard.module.css'

/** The modal returns the focus to this id. */
const OPENER = 'welcome-card'

/** A short card: the next class or the card's first fact, and a button that opens its modal. */
export function WelcomeCard({ page, card }: { page: Page; card: Card }) {
  const openCard = useOpenCard(page)
  const join = useJoinWindow()
  return (
    <div className={`panel stack ${styles.class}`}>
      <div
        className={`stack ${styles.words}`}
        data-elsewhere={join.differsFromSchoolTime || undefined}
      >
        <Words card={card} state={join.state} />
      </div>
      {card.joinWindow !== null && join.state !== null && (
        <JoinAnnouncement kind={join.state.kind} />
      )}
      <Button id={OPENER} aria-haspopup="dialog" onClick={() => openCard(card, OPENER)}>
        <Icon shapes={card.icon} />
        {card.title}
      </Button>
    </div>
  )
}

const LABEL = `quiet ${styles.label}`

function Words({
  card: { facts, description, joinWindow },
  state,
}: { card: Card } & Pick<CurrentJoinWindow, 'state'>) {
  const fact = facts.find(({ copy }) => !copy)
  if (joinWindow === null || state === null) {
    return (
      <>
        {fact !== undefined && <p className={LABEL}>{fact.label}</p>}
        <p className={`clamp ${styles.value}`}>
          <Text of={fact?.value ?? description} />
        </p>
      </>
    )
  }
  const isClosed = state.kind === 'closed'
  return (
    // The key replaces the elements: a new state must not count as a layout shift.
    <Fragment key={state.kind}>
      {!isClosed && <p className={LABEL}>{state.kind === 'ahead' ? 'Next class' : 'Your class'}</p>}
      <p className={styles.fact} data-state={state.kind}>
        {joinText(state)}
      </p>
      <p className="quiet">
        <Text of={isClosed ? joinWindow.closed : (fact?.value ?? [])} />
      </p>
    </Fragment>
  )
}
