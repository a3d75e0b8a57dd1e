import { MINUTE_MS } from '../../contract/milliseconds.ts'
import type { Task } from '../../contract/tasks.ts'
import { now } from '../time/clock.ts'
import { taskEvents } from './task-event.ts'
import { writeCalendar } from './write-calendar.ts'

/** How long the browser may take to read the file before its address is revoked. */
const KEPT_MS = MINUTE_MS

/** Saves tasks as a calendar file. An iPhone opens it in the calendar instead. */
export function saveTasks(name: string, tasks: readonly Task[], handedIn: readonly Task[]): void {
  const moment = now()
  const text = writeCalendar(taskEvents(tasks, handedIn, moment), moment)
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS)
}
