import { within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPortal } from '../support/portal.tsx'
import { openCard, press } from '../support/student.ts'

// Beyond the specification: details that stand apart in a modal.

test('the lesson time is in the modal by itself', async () => {
  const lesson_time = 'Fridays, 5 PM'
  await openPortal({ at: '/classes', school: { links: { everyone: { lesson_time } } } })
  const modal = within(await openCard('Class Link'))
  expect(modal.getByRole('term')).toHaveTextContent('Lesson time')
  await modal.findByText(lesson_time)
  expect(modal.getByRole('definition')).toHaveTextContent(lesson_time)
})

test('where nothing can be copied the button selects the text, and says so', async () => {
  await openPortal({ at: '/payments' })
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
  const modal = within(await openCard('Naira bank transfer'))
  press('Copy Account number')
  expect(await modal.findByText(/^Account number is selected/)).toBeInTheDocument()
  expect(String(getSelection())).toBe('0000000000')
})
