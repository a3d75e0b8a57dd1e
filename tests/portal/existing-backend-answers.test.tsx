import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Dialect } from '../support/php/dialect.ts'
import { openPhpPortal, PHP_LOGIN, REST_OF_SUBMISSION } from '../support/php/portal.tsx'
import { PHP_COHORT } from '../support/php/school.ts'
import { heading } from '../support/portal.tsx'
import { fill, openCard, press } from '../support/student.ts'

// How the portal reads the answers of a backend in PHP that is not ours.

const DIALECTS: Readonly<Record<string, Partial<Dialect>>> = {
  'as PHP prints them: text/html, byte-order marks, numbers, nulls, lists with gaps': {},
  'of an old driver, with numbers as text and no answer to a submission': {
    numbers: 'as text',
    submitAnswer: '',
  },
  'in plain JSON': {
    byteOrderMarks: false,
    contentType: 'application/json',
    taskList: 'list',
    submitAnswer: { status: 'success', message: 'Saved' },
  },
}

test.each(Object.entries(DIALECTS))('the portal reads answers %s', async (_, dialect) => {
  const { php, load, go } = await openPhpPortal({ signedIn: false })
  php.speak(dialect)
  load('/login')
  await heading('Student Login')
  fill(PHP_LOGIN)
  press('Login')
  await heading('Welcome, Ngozi')
  expect(await screen.findByText(/^School resumes on Monday – see/)).toBeVisible()
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
})

test.each(['[]', '{}', 'false', 'null', 'missing'] as const)(
  'links, task and tasks that are %s are empty, not failed',
  async (empty) => {
    const { php, load, go } = await openPhpPortal()
    php.speak({ unknownTask: 'empty', taskList: 'list', empty })
    php.school.links = {}
    php.school.tasks = []
    load('/mentor-tasks')
    expect(await screen.findByText('No tasks available.')).toBeVisible()
    go('/mentor-tasks/3')
    expect(await screen.findByText('No task found.')).toBeVisible()
    go('/classes')
    const modal = within(await openCard('Class Link'))
    expect(await modal.findByText('To be updated')).toBeVisible()
    expect(modal.getAllByText('Not available yet')).toHaveLength(2)
  },
)

test('a stored link opens, one that is null or empty is not available yet', async () => {
  await openPhpPortal({ at: '/classes' })
  const classLink = within(await openCard('Class Link'))
  const link = await classLink.findByRole('link', { name: 'Link 1' })
  expect(link).toHaveAttribute('href', 'https://zoom.us/j/9021')
  expect(classLink.getByRole('button', { name: 'Not available yet' })).toBeDisabled()
  press('Close')
  const alliance = within(await openCard('Alliance page'))
  expect(alliance.getByRole('button', { name: 'Not available yet' })).toBeDisabled()
  expect(alliance.getByRole('link', { name: 'Link 2' })).toBeVisible()
})

test('a task whose title is null can be opened by its number', async () => {
  const { php, load } = await openPhpPortal()
  php.school.tasks = [{ id: 1, course_cohort: PHP_COHORT, title: null, lesson_number: 6 }]
  load('/mentor-tasks')
  fireEvent.click(await screen.findByRole('link', { name: 'Task 6' }))
  await heading('Task 6')
})

test('a relative facecard is shown from the site’s root', async () => {
  const { php, load } = await openPhpPortal()
  Object.assign(php.school.students[0] ?? {}, { facecard: 'icon.svg' })
  load('/mentor-tasks/3')
  await heading('Deploy a static site')
  const avatar = screen.getByText('Ngozi').parentElement?.querySelector('img')
  expect(avatar).toHaveAttribute('src', `${location.origin}/icon.svg`)
})
