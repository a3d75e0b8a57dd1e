import { DoorClosed, DoorOpen } from 'lucide-react'
import { use, useState, type ReactNode } from 'react'
import { SlotsContext } from '../../content/slots.tsx'
import { doorState, type DoorState } from '../time/class-door.ts'
import { readClassTime } from '../time/class-time.ts'
import { figureMs } from '../time/figure-ms.ts'
import { formatClass, formatClock, formatOnPhone } from '../time/school-time.ts'
import { useNow } from '../time/use-now.ts'
import styles from './class-door.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

type DoorProps = {
  /** What more there is to say once the door is closed. */
  closed?: ReactNode
  /** In few words. */
  brief?: boolean
}

/** When the next class is, how long the running one can be joined, or that its door has closed. */
export function ClassDoor(props: DoorProps) {
  const state = useDoor()
  return (
    <Door state={state} {...props}>
      {state !== null && <Announcement kind={state.kind} />}
    </Door>
  )
}

type WelcomeDoorProps = {
  closed: ReactNode
  /** What stands above it, and gives way to what there is to do once the door is closed: nothing moves then. */
  children: ReactNode
}

/** The same on the welcome: in few words, and without telling a screen reader what the card below tells it. */
export function WelcomeDoor({ closed, children }: WelcomeDoorProps) {
  const state = useDoor()
  return (
    <>
      {state?.kind !== 'closed' && children}
      <Door key={state?.kind} state={state} closed={closed} brief />
    </>
  )
}

function Door(props: DoorProps & { state: DoorState | null; children?: ReactNode }) {
  const { state, closed, brief = false, children } = props
  const now = useNow()
  const frame = {
    className: styles.door,
    'data-brief': brief || undefined,
    // Two clocks take two lines.
    'data-elsewhere': formatOnPhone(now) !== null || undefined,
  }
  if (state === null) return <div {...frame} />
  const Sign = state.kind === 'closed' ? DoorClosed : DoorOpen
  return (
    <div {...frame} data-state={state.kind}>
      {state.kind !== 'ahead' && <Sign aria-hidden="true" className={styles.sign} size="1.25em" />}
      {/* Other words, not the same ones in another place. */}
      <div key={state.kind} className={styles.words}>
        <p className={styles.now}>{words(state, brief)}</p>
        {state.kind === 'closed' && closed !== undefined && (
          <>
            <p>{closed}</p>
            {!brief && <p>{nextClass(state.next)}</p>}
          </>
        )}
      </div>
      {children}
    </div>
  )
}

/** How the student stands to the classes now; null where nobody can tell when they are. */
function useDoor(): DoorState | null {
  const { storedValue } = use(SlotsContext)
  const now = useNow()
  const classes = readClassTime(storedValue('lesson_time'))
  const joinMs = figureMs('class_join')
  return classes === null || joinMs === null ? null : doorState(classes, now, joinMs)
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
