import { DoorClosed, DoorOpen } from 'lucide-react'
import { use, useState, type ReactNode } from 'react'
import { resolveStoredValue } from '../api/links.ts'
import { joinWindowAt, type JoinWindow } from '../time/join-window.ts'
import { readClassTime } from '../time/class-time.ts'
import { figureMs } from '../time/figure-ms.ts'
import { formatClass, formatClock } from '../time/school-time.ts'
import { useNow } from '../time/use-now.ts'
import { differsFromSchoolTime } from '../time/wall-time.ts'
import styles from './join-window-status.module.css'
import { LinksContext } from './text.tsx'
import { VisuallyHidden } from '../ui/visually-hidden.tsx'

type JoinWindowStatusProps = {
  /** Shown in addition once the class can no longer be joined. */
  closed?: ReactNode
  /** Shows a shorter text. */
  brief?: boolean
}

/** The time of the next class, the minutes left to join the current one, or that joining has closed. */
export function JoinWindowStatus({ closed, brief = false }: JoinWindowStatusProps) {
  const join = useJoinWindow()
  const { state } = join
  const frame = {
    className: styles.status,
    'data-brief': brief || undefined,
    'data-elsewhere': join.differsFromSchoolTime || undefined,
  }
  if (state === null) return <div {...frame} />
  const Sign = state.kind === 'closed' ? DoorClosed : DoorOpen
  const words = state.kind === 'ahead' ? nextClass(state.next) : joinText(state)
  return (
    <div {...frame} data-state={state.kind}>
      {state.kind !== 'ahead' && <Sign aria-hidden="true" size="1.25em" />}
      {/* The key replaces the elements: a new state must not count as a layout shift. */}
      <div key={state.kind} className={`lines ${styles.words}`}>
        {/* A new element for each text: see docs/decisions.md, A translated page. */}
        <p key={words}>
          {words}
          {state.kind === 'open' && !brief && (
            <>
              , <br />
              then you are marked absent
            </>
          )}
        </p>
        {state.kind === 'closed' && closed !== undefined && (
          <>
            <p>{closed}</p>
            <p>{nextClass(state.next)}</p>
          </>
        )}
      </div>
      <JoinAnnouncement kind={state.kind} />
    </div>
  )
}

export type CurrentJoinWindow = {
  /** The join window now; null where the time of the classes is unknown. */
  readonly state: JoinWindow | null
  /** The student's clock differs from the school's, so the text may need a second line for both. */
  readonly differsFromSchoolTime: boolean
}

export function useJoinWindow(): CurrentJoinWindow {
  const links = use(LinksContext)
  const now = useNow()
  const classes = readClassTime(resolveStoredValue('lesson_time', links))
  const joinMs = figureMs('class_join')
  return {
    state: classes === null || joinMs === null ? null : joinWindowAt(classes, now, joinMs),
    differsFromSchoolTime: differsFromSchoolTime(now),
  }
}

// Without the minutes: they would be old by the time a screen reader reads them.
const ANNOUNCED: Readonly<Record<JoinWindow['kind'], string>> = {
  ahead: '',
  soon: 'Your class starts soon.',
  open: 'Your class has started.',
  closed: 'You can no longer join your class.',
}

/** Announces when the class is near, starts and closes, but not each minute in between. */
export function JoinAnnouncement({ kind }: { kind: JoinWindow['kind'] }) {
  const [first] = useState(kind)
  const [changed, setChanged] = useState(false)
  if (kind !== first && !changed) setChanged(true)
  return <VisuallyHidden role="status">{changed && ANNOUNCED[kind]}</VisuallyHidden>
}

/** The short text for the current state. */
export function joinText(state: JoinWindow): string {
  switch (state.kind) {
    case 'ahead':
      return formatClass(state.next)
    case 'soon':
      return `Starts in ${state.minutes} min`
    case 'open':
      return `${state.minutes} min left to join`
    case 'closed':
      return `Joining closed at ${formatClock(state.at)}`
  }
}

function nextClass(start: Date): string {
  return `Next class: ${formatClass(start)}`
}
