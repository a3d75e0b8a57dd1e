import { DoorClosed, DoorOpen } from 'lucide-react'
import { use, useState, type ReactNode } from 'react'
import { SlotsContext } from '../../content/slots.tsx'
import { doorState, type DoorState } from '../time/class-door.ts'
import { readClassTime } from '../time/class-time.ts'
import { figureMs } from '../time/figure-ms.ts'
import { formatClass, formatClock } from '../time/school-time.ts'
import { useNow } from '../time/use-now.ts'
import styles from './class-door.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

type ClassDoorProps = {
  /** What more there is to say once the door is closed. */
  closed?: ReactNode
  /** In few words, and without telling a screen reader: the same card says it elsewhere on the page. */
  brief?: boolean
}

/** When the next class is, how long the running one can be joined, or that its door has closed. */
export function ClassDoor({ closed, brief = false }: ClassDoorProps) {
  const { storedValue } = use(SlotsContext)
  const now = useNow()
  const classes = readClassTime(storedValue('lesson_time'))
  const joinMs = figureMs('class_join')
  if (classes === null || joinMs === null) return null
  const state = doorState(classes, now, joinMs)
  const Sign = state.kind === 'closed' ? DoorClosed : DoorOpen
  return (
    <div className={styles.door} data-state={state.kind} data-brief={brief || undefined}>
      {state.kind !== 'ahead' && <Sign aria-hidden="true" className={styles.sign} size="1.25em" />}
      <div className={styles.words}>
        <p className={styles.now}>{words(state, brief)}</p>
        {state.kind === 'closed' && closed !== undefined && (
          <>
            <p>{closed}</p>
            {!brief && <p>{nextClass(state.next)}</p>}
          </>
        )}
      </div>
      {!brief && <Announcement kind={state.kind} />}
    </div>
  )
}

// What stays true until the next of these: the minutes would be old by the time somebody hears them.
const ANNOUNCED: Readonly<Record<DoorState['kind'], string>> = {
  ahead: '',
  soon: 'Your class starts soon.',
  open: 'Your class has started.',
  closed: 'The door of your class is closed.',
}

/** Tells a screen reader when the class comes near, starts and closes: not each minute between. */
function Announcement({ kind }: { kind: DoorState['kind'] }) {
  const [first] = useState(kind)
  const [changed, setChanged] = useState(false)
  if (kind !== first && !changed) setChanged(true)
  return <VisuallyHidden role="status">{changed && ANNOUNCED[kind]}</VisuallyHidden>
}

function words(state: DoorState, brief: boolean): ReactNode {
  switch (state.kind) {
    case 'ahead':
      return nextClass(state.next)
    case 'soon':
      return `Starts in ${state.minutes} min`
    case 'open':
      return brief ? (
        `${state.minutes} min left to join`
      ) : (
        <>
          {state.minutes} min left to join, <br />
          then you are marked absent
        </>
      )
    case 'closed':
      return `Door closed at ${formatClock(state.at)}`
  }
}

function nextClass(start: Date): string {
  return `Next class: ${formatClass(start)}`
}
