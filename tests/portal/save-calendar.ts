import { screen } from '@testing-library/react'
import ICAL from 'ical.js'
import { vi } from 'vitest'
import { press } from '../support/student.ts'

/** Presses a button that saves a calendar file, which jsdom cannot. @returns the file's name, type and events */
export async function saveCalendar(button: string) {
  let file = new Blob()
  let name = ''
  Object.assign(URL, {
    createObjectURL: (saved: Blob) => ((file = saved), 'blob:a-file'),
    revokeObjectURL: () => undefined,
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    if (this.href === 'blob:a-file') name = this.download
  })
  press(button)
  await screen.findByText(/^Open the file/)
  return { name, type: file.type, events: readEvents(await file.text()) }
}

/** The events of a calendar file, by a parser that had no part in writing it. */
export function readEvents(text: string): ICAL.Event[] {
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent')
  return events.map((event) => new ICAL.Event(event))
}
