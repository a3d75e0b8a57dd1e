import type { Entry } from '../exchange.ts'
import type { Switches } from '../state.ts'
import { Device } from './device.tsx'
import type { Text } from './entries.ts'
import styles from './stage.module.css'

const MODAL_ID = 'card-modal'

/** Scrolls to a card's modal, and nothing else than what it stands in. */
export function showModal(): void {
  const modal = document.getElementById(MODAL_ID)
  const main = modal?.closest('main')
  main?.scrollBy({
    top: (modal?.getBoundingClientRect().top ?? 0) - main.getBoundingClientRect().top,
  })
}

type StageProps = {
  text: Text
  switches: Switches
  tried: Readonly<Record<string, Entry>>
  onWent: (path: string) => void
}

/** A page, or a card closed and open, at the chosen width. */
export function Stage({ text, ...rest }: StageProps) {
  if (text.kind === 'page') {
    return (
      <div className={styles.stage}>
        <Device
          key="portal"
          title={`The page ${text.title}`}
          view={{ kind: 'portal', path: text.path }}
          {...rest}
        />
      </div>
    )
  }
  return (
    <div className={`${styles.stage} ${styles.both}`}>
      <section>
        <h2>On its page</h2>
        <Device
          key="tile"
          title="The card on its page"
          view={{ kind: 'tile', id: text.id }}
          {...rest}
        />
      </section>
      <section id={MODAL_ID}>
        <h2>After pressing View</h2>
        <Device
          key="modal"
          title="The card’s modal"
          view={{ kind: 'modal', id: text.id }}
          {...rest}
        />
      </section>
    </div>
  )
}
