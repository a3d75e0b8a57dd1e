import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { useRef, useState } from 'react'
import { pages } from '../../../content/compiled/index.ts'
import type { CheckLater, Page } from '../../../content/types.ts'
import { cardSearch } from '../../portal-address.ts'
import { removeWait, storeWait, type Wait } from '../../storage/waits.ts'
import { checkTime, checkWords, isAwaited } from '../../time/check-time.ts'
import { now as readClock } from '../../time/clock.ts'
import { figureMs } from '../../time/figure-ms.ts'
import { useNow } from '../../time/use-now.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { SentForm } from './sent-form.tsx'
import { changeIn, useWaits } from './use-waits.ts'
import styles from './waits.module.css'

type SentItProps = {
  later: CheckLater
  /** The page on which the modal is open. */
  page: Page
}

const KEPT = 'Kept on this device.'

type Shown =
  | { readonly kind: 'offer' }
  | { readonly kind: 'form'; readonly typed: string }
  | { readonly kind: 'saved' | 'not-kept'; readonly wait: Wait }

/** Below a card's links: keeps what the student has sent, and says from when to look. */
export function SentIt({ later, page }: SentItProps) {
  const [shown, setShown] = useState<Shown>({ kind: 'offer' })
  const box = useRef<HTMLDivElement>(null)
  const now = useNow()
  const kept = useWaits(later.card).find(({ checkAt }) => isAwaited(checkAt, now))
  const waitMs = figureMs(later.after)
  if (waitMs === null) return null

  const show = (next: Shown) => changeIn(box, () => setShown(next))
  const ask = () => show({ kind: 'form', typed: '' })
  function save(typed: string, waitMs: number) {
    const sent = readClock()
    const checkAt = checkTime(sent, waitMs).getTime()
    const wait = {
      card: later.card,
      label: later.keep,
      kept: typed,
      sentAt: sent.getTime(),
      checkAt,
    }
    show({ kind: storeWait(wait) ? 'saved' : 'not-kept', wait })
  }
  function undo(wait: Wait) {
    removeWait(wait)
    show({ kind: 'form', typed: wait.kept })
  }

  const isSaved = shown.kind === 'saved'
  const wait = isSaved ? shown.wait : kept
  return (
    <div ref={box} className={styles.sent}>
      {shown.kind === 'form' ? (
        <SentForm
          later={later}
          typed={shown.typed}
          onSave={(typed) => save(typed, waitMs)}
          onCancel={() => show({ kind: 'offer' })}
        />
      ) : shown.kind === 'not-kept' ? (
        <Notice kind="warning">
          <p>
            This device could not keep it. Write it down: {checkWords(shown.wait.checkAt, now)}.
          </p>
          <Button variant="secondary" onClick={() => undo(shown.wait)}>
            Try again
          </Button>
        </Notice>
      ) : wait === undefined ? (
        <Button variant="secondary" onClick={ask}>
          I have sent it
        </Button>
      ) : (
        <>
          <p className={styles.saved}>
            <CircleCheck aria-hidden="true" size="1.25em" />
            <span>
              {KEPT} <strong>{checkWords(wait.checkAt, now)}.</strong>
            </span>
          </p>
          <div className={styles.buttons}>
            <LookLink later={later} page={page} />
            <Button variant="quiet" onClick={isSaved ? () => undo(wait) : ask}>
              {isSaved ? 'Undo' : 'Sent another'}
            </Button>
          </div>
        </>
      )}
      <VisuallyHidden role="status">
        {isSaved && `${KEPT} ${checkWords(shown.wait.checkAt, now)}.`}
      </VisuallyHidden>
    </div>
  )
}

/** To the card that says from when to look. Where this page shows it, it opens in place of this one. */
function LookLink({ later, page }: SentItProps) {
  const card = page.cards.find(({ id }) => id === later.card)
  const slug = card === undefined ? later.page : page.slug
  const { path, title } = pages[slug]
  return (
    <Link
      to={path}
      preload="intent"
      search={cardSearch(slug, later.card)}
      {...(card !== undefined && { replace: true, state: true })}
      className={buttonClass('secondary')}
    >
      {card?.title ?? title}
    </Link>
  )
}
