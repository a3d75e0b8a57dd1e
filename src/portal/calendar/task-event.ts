import type { Task } from '../../contract/tasks.ts'
import { readDue, type Deadline } from '../time/read-due.ts'
import { formatDue } from '../time/school-time.ts'
import { upcomingDeadline } from '../time/time-left.ts'
import { toWallTime } from '../time/wall-time.ts'
import type { CalendarEvent } from './write-calendar.ts'

/**
 * The events of all tasks with a deadline ahead. A task that is handed in keeps its event, without
 * reminders: a calendar that replaces events then drops the reminders of an earlier file.
 */
export function taskEvents(
  tasks: readonly Task[],
  handedIn: readonly Task[],
  now: Date,
): CalendarEvent[] {
  const times = new Map<string, number>()
  return tasks.flatMap((task) => {
    // A calendar keeps only one event per uid, so a second task with the same number needs another uid.
    const time = (times.get(task.lessonNumber) ?? 0) + 1
    times.set(task.lessonNumber, time)
    const event = taskEvent(task, !handedIn.includes(task), now)
    if (event === null) return []
    return time === 1 ? event : { ...event, uid: `${time}-${event.uid}` }
  })
}

function taskEvent(task: Task, reminds: boolean, now: Date): CalendarEvent | null {
  const deadline = upcomingDeadline(readDue(task), now)
  if (deadline === null) return null
  const path = `/mentor-tasks/${encodeURIComponent(task.lessonNumber)}`
  const address = new URL(path, location.origin).href
  const name = `Task ${task.lessonNumber} due`
  return {
    uid: `task-${encodeURIComponent(task.lessonNumber)}@${location.hostname}`,
    title: task.title === '' ? name : `${name}: ${task.title}`,
    description: `Due ${formatDue(deadline)}\nHand it in: ${address}`,
    address,
    reminds,
    at: eventStart(deadline),
  }
}

/** A day is due at its last minute. If its time is unreadable, the event covers the whole day. */
function eventStart({ kind, at, note }: Deadline): Date | string {
  return kind === 'day' && note !== '' ? toWallTime(at).slice(0, 10) : at
}
