import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Dialect } from '../support/php/dialect.ts'
import { openPhpPortal, PHP_LOGIN } from '../support/php/portal.tsx'
import { REST_OF_SUBMISSION } from '../support/php/school.ts'
import { heading } from '../support/portal.tsx'
import { fill, press } from '../support/student.ts'

// How the portal reads the answers of a school's existing backend in PHP. Each rule is in tests/contract.

const DIALECTS: Readonly<Record<string, Partial<Dialect>>> = {
  'as PHP prints them: text/html, byte-order marks, numbers, nulls, lists with gaps': {},
  'of an old driver, with numbers as text and no answer to a submission': {
    numbers: 'as text',
    submitAnswer: '',
  },
  'that tell what was handed in, and when messages end': {
    tellsSubmissions: true,
    datesMessages: true,
  },
}

const row = () => screen.getByRole('link', { name: 'Deploy a static site' }).closest('li')

test.each(Object.entries(DIALECTS))('the portal reads answers %s', async (_, dialect) => {
  const { php, load, go } = await openPhpPortal({ signedIn: false })
  php.speak(dialect)
  load('/login')
  await heading('Student Login')
  fill(PHP_LOGIN)
  press('Login')
  await heading('Welcome, Ngozi')
  expect(await screen.findByText(/^School resumes on Monday – see/)).toBeVisible()
  press('Close messages')
  press('Messages')
  const earlier = screen.queryByText('No class on Monday.')
  expect(earlier !== null).toBe(dialect.datesMessages === true)
  press('Close messages')
  go('/mentor-tasks')
  expect(await screen.findByRole('link', { name: 'Naïve load balancing' })).toBeVisible()
  expect(screen.getByText('There are 2 tasks.')).toBeInTheDocument()
  go('/mentor-tasks/3')
  await heading('Deploy a static site')
  expect(screen.getByText(/^Due Sat, 9 Mar 2126/)).toBeVisible()
  go('/mentor-tasks/3/submit')
  await heading('Submit Task')
  fill(REST_OF_SUBMISSION)
  press('Submit Task')
  await screen.findByRole('dialog', { name: 'Task Submitted' })
  expect(php.school.submissions).toHaveLength(1)
  load('/mentor-tasks')
  await waitFor(() => expect(row()).toHaveTextContent(/Submitted \d+ \w+/))
  localStorage.removeItem('receipts')
  load('/mentor-tasks')
  const words = dialect.tellsSubmissions === true ? 'Submitted 27 Feb' : 'days left'
  await waitFor(() => expect(row()).toHaveTextContent(words))
})
