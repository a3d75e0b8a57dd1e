import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bent } from '../support/bent-calls.ts'
import { openPortal } from '../support/portal.tsx'
import { openCard } from '../support/student.ts'

// The page stands, whatever a backend, an address or a stored text holds.

const MARKUP = '<img src=x onerror="window.ran = true"> & <b>bold</b>'

test('markup in a task’s title, time and due date is shown as text', async () => {
  const tasks = [{ lessonNumber: '3', title: MARKUP, dueDate: `${MARKUP} 1`, time: `${MARKUP} 2` }]
  await openPortal({ at: '/mentor-tasks/3', shows: MARKUP, school: { tasks } })
  expect(screen.getByText(`Due ${MARKUP} 1, ${MARKUP} 2`)).toBeVisible()
})

test.each([
  '/mentor-tasks/1/submit/extra',
  '/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '/__proto__',
  '/%E0%A4%A',
])('%s shows a not-found page with the sidebar', async (at) => {
  await openPortal({ at, shows: 'Page not found' })
  expect(screen.getByRole('navigation')).toBeVisible()
})

test.each([
  '{',
  'null',
  '{"cloud_link":"javascript:alert(1)"}',
  '{"__proto__":{"cloud_link":"https://elsewhere.example"}}',
])('%s in userLinks gives no link when links could not be loaded', async (rubbish) => {
  localStorage.setItem('userLinks', rubbish)
  bent.fail('get_links.php')
  await openPortal({ at: '/classes' })
  const modal = within(await openCard('Cloud Link'))
  expect(await modal.findByRole('alert')).toHaveTextContent('Links could not be loaded')
  expect(modal.queryByRole('link', { name: 'Click Here' })).toBeNull()
})
