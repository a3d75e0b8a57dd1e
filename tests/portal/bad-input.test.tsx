import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bendCalls } from '../support/bent-calls.ts'
import { heading, openPortal } from '../support/portal.tsx'
import { openCard } from '../support/student.ts'

// The page stands, whatever a backend, an address or a stored text holds.

const MARKUP = '<img src=x onerror="window.ran = true"> & <b>bold</b>'

test('markup in a task’s title, time and due date is shown as text', async () => {
  const tasks = [{ lessonNumber: '3', title: MARKUP, dueDate: `${MARKUP} 1`, time: `${MARKUP} 2` }]
  await openPortal({ at: '/mentor-tasks/3', school: { tasks } })
  await heading(MARKUP)
  expect(screen.getByText(`Due ${MARKUP} 1, ${MARKUP} 2`)).toBeVisible()
})

test.each([
  '/mentor-tasks/1/submit/extra',
  '/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '/__proto__',
  '/%E0%A4%A',
])('%s shows a not-found page with the sidebar', async (at) => {
  await openPortal({ at })
  await heading('Page not found')
  expect(screen.getByRole('navigation')).toBeVisible()
})

test.each([
  '{',
  'null',
  '{"cloud_link":"javascript:alert(1)"}',
  '{"__proto__":{"cloud_link":"https://elsewhere.example"}}',
])('%s in userLinks gives no link when links could not be loaded', async (rubbish) => {
  localStorage.setItem('userLinks', rubbish)
  const { answer, fail } = bendCalls()
  fail('get_links.php', 'the connection is lost')
  await openPortal({ at: '/classes', answer })
  const modal = within(await openCard('Cloud Link'))
  expect(await modal.findByRole('alert')).toHaveTextContent('Links could not be loaded')
  expect(modal.queryByRole('link', { name: 'Click Here' })).toBeNull()
})
