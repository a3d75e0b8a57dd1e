import { DoorClosed, DoorOpen } from 'lucide-react'
import { use, useState, type ReactNode } from 'react'
import { SlotsContext } from '../../content/slots.tsx'
import { doorState, type DoorState } from '../time/class-door.ts'
import { readClassTime } from '../time/class-time.ts'
import { figureMs } from '../time/figure-ms.ts'
import { useNow } from '../time/use-now.ts'
import { toWallTime } from '../time/wall-time.ts'
import styles from './class-door.module.css'
import { VisuallyHidden } from './visually-hidden.tsx'

type ClassDoorProps = {
  /** What more there is to say once the door is closed. */
  closed?: ReactNode
}

/** When the next class is, how long the running one can be joined, or that its door has closed. */
export function ClassDoor({ closed }: ClassDoorProps) {
  const { storedValue } = use(SlotsContext)
  const now = useNow()
  const classes = readClassTime(storedValue('lesson_time'))
  const joinMs = figureMs('class_join')
  if (classes === null || joinMs === null) return null
  const state = doorState(classes, now, joinMs)
  const Sign = state.kind === 'closed' ? DoorClosed : DoorOpen
  return (
    <div className={styles.door} data-state={state.kind}>
      {state.kind !== 'ahead' && <Sign aria-hidden="true" className={styles.sign} size="1.25em" />}
      <div className={styles.words}>
        <p className={styles.now}>{words(state)}</p>
        {state.kind === 'closed' && closed !== undefined && (
          <>
            <p>{closed}</p>
            <p>{nextClass(state.next)}</p>
          </>
        )}
      </div>
      <Announcement kind={state.kind} />
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

function words(state: DoorState): ReactNode {
  switch (state.kind) {
    case 'ahead':
      return nextClass(state.next)
    case 'soon':
      return `Starts in ${state.minutes} min`
    case 'open':
      return (
        <>
          {state.minutes} min left to join, <br />
          then you are marked absent
        </>
      )
    case 'closed':
      return `Door closed at ${clock(toWallTime(state.at))}${phoneTime(state.at)}`
  }
}

function nextClass(start: Date): string {
  const wall = toWallTime(start)
  const day = calendar(wall, { day: 'numeric', month: 'short' })
  return `Next class: ${weekday(wall)}, ${day}, ${clock(wall)}${phoneTime(start)}`
}

/** What the phone shows then, where that is not what the school's clock shows. */
function phoneTime(moment: Date): string {
  const school = toWallTime(moment)
  const offsetMs = moment.getTimezoneOffset() * 60_000
  const phone = new Date(moment.getTime() - offsetMs).toISOString().slice(0, 19)
  if (phone === school) return ''
  const day = weekday(phone) === weekday(school) ? '' : `${weekday(phone)}, `
  return ` (${day}${clock(phone)} your time)`
}

function weekday(wall: string): string {
  return calendar(wall, { weekday: 'long' })
}

function calendar(wall: string, options: Intl.DateTimeFormatOptions): string {
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
  return format.format(new Date(`${wall}Z`))
}

/** '7:00 PM' of a wall time. */
function clock(wall: string): string {
  const hour = Number(wall.slice(11, 13))
  return `${hour % 12 || 12}:${wall.slice(14, 16)} ${hour < 12 ? 'AM' : 'PM'}`
}
