import { useMutation } from '@tanstack/react-query'
import { CalendarPlus } from 'lucide-react'
import type { Task } from '../../api/tasks.ts'
import { allowReload, loadChunk } from '../../lazy/load-chunk.ts'
import { readDue } from '../../time/read-due.ts'
import { upcomingDeadline } from '../../time/time-left.ts'
import { useNow } from '../../time/use-now.ts'
import { Button } from '../../ui/button.tsx'

type AddToCalendarProps = {
  tasks: readonly Task[]
  /** The tasks that need no reminder. */
  handedIn?: readonly Task[]
  label: string
  /** Without the extension. */
  fileName: string
}

/** Saves future deadlines as a calendar file. Renders nothing if there are none. */
export function AddToCalendar({ tasks, handedIn, label, fileName }: AddToCalendarProps) {
  const shownAt = useNow()
  const file = `${fileName}.ics`
  const calendar = useMutation({
    mutationFn: async () => {
      const { saveTasks } = await loadChunk(() => import('../../calendar/save-tasks.ts'))
      saveTasks(file, tasks, handedIn ?? [])
    },
    onMutate: allowReload,
    throwOnError: true, // to the route's error page
  })
  if (!tasks.some((task) => upcomingDeadline(readDue(task), shownAt) !== null)) return null

  return (
    <div className="cluster no-print">
      <Button variant="secondary" busy={calendar.isPending} onClick={() => calendar.mutate()}>
        <CalendarPlus aria-hidden="true" size="1.1em" />
        {label}
      </Button>
      <p role="status" className="quiet status">
        {calendar.isSuccess &&
          `Open the file ${file} to add it, with reminders a day and 2 hours before. If your device saved no file, open the portal in its browser.`}
      </p>
    </div>
  )
}
