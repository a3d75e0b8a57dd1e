import { CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import type { Task } from '../../api/tasks.ts'
import { saveCalendar } from '../../calendar/save-file.ts'
import { taskEvents } from '../../calendar/task-event.ts'
import { writeCalendar } from '../../calendar/write-calendar.ts'
import { now } from '../../time/clock.ts'
import { readDue } from '../../time/read-due.ts'
import { deadlineAhead } from '../../time/time-left.ts'
import { useNow } from '../../time/use-now.ts'
import { Button } from '../../ui/button.tsx'
import styles from './add-to-calendar.module.css'

type AddToCalendarProps = {
  tasks: readonly Task[]
  /** Those of them that need no reminder. */
  handedIn?: readonly Task[]
  label: string
  /** Of the file, without its ending. */
  fileName: string
}

/** Saves the deadlines that are ahead as a calendar file. Nothing where none is known. */
export function AddToCalendar({ tasks, handedIn, label, fileName }: AddToCalendarProps) {
  const shownAt = useNow()
  const [saved, setSaved] = useState(false)
  if (!tasks.some((task) => deadlineAhead(readDue(task), shownAt) !== null)) return null
  const file = `${fileName}.ics`

  function save() {
    const moment = now()
    saveCalendar(file, writeCalendar(taskEvents(tasks, handedIn ?? [], moment), moment))
    setSaved(true)
  }

  return (
    <div className={styles.calendar}>
      <Button variant="secondary" onClick={save}>
        <CalendarPlus aria-hidden="true" size="1.1em" />
        {label}
      </Button>
      <p role="status" className={styles.saved}>
        {saved && `Open the file ${file} to add it, with reminders a day and 2 hours before.`}
      </p>
    </div>
  )
}
