import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { bendCalls } from '../support/bent-calls.ts'
import { heading, openPortal } from '../support/portal.tsx'
import { openCard, press } from '../support/student.ts'

// Whatever a backend, an address or a stored text may hold, the page stands.

const MARKUP = '<img src=x onerror="window.ran = true"> & <b>bold</b>'
const banner = () => screen.findByRole('region', { name: 'Messages' })

test('markup in messages is shown as text', async () => {
  await openPortal({
    at: '/classes',
    school: {
      messages: { everyone: MARKUP, students: { 'ada@example.org': `Ada: ${MARKUP}` } },
    },
  })
  const paragraphs = within(await banner()).getAllByRole('paragraph')
  expect(paragraphs.map((paragraph) => paragraph.textContent)).toEqual([MARKUP, `Ada: ${MARKUP}`])
})

test('web addresses in messages become links that open in a new tab, others stay text', async () => {
  const message =
    'See https://example.org/a?b=1&c=2, or <http://example.org/d>. javascript:x //elsewhere.example'
  await openPortal({ at: '/classes', school: { messages: { everyone: message } } })
  const links = within(await banner()).getAllByRole<HTMLAnchorElement>('link')
  expect(links.map(({ href }) => href)).toEqual([
    'https://example.org/a?b=1&c=2',
    'http://example.org/d',
  ])
  const [link] = links
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})

test('markup in a task’s title, time and due date is shown as text', async () => {
  const tasks = [{ lessonNumber: '3', title: MARKUP, dueDate: `${MARKUP} 1`, time: `${MARKUP} 2` }]
  await openPortal({ at: '/mentor-tasks/3', school: { tasks } })
  await heading(MARKUP)
  expect(screen.getByText(`Due ${MARKUP} 1, ${MARKUP} 2`)).toBeVisible()
})

test('markup in a student’s name is shown as text', async () => {
  await openPortal({ school: { students: [{ fullName: '<b>Ada</b> Okafor' }] } })
  await heading('Welcome, <b>Ada</b>')
})

test('markup in a lesson time is shown as text', async () => {
  const lesson_time = `${MARKUP} 7 PM`
  await openPortal({ at: '/classes', school: { links: { everyone: { lesson_time } } } })
  expect(await openCard('Class Link')).toHaveTextContent(lesson_time)
})

test.each([
  '/no-such-page',
  '/mentor-tasks/1/submit/extra',
  '/%3Cscript%3Ealert(1)%3C%2Fscript%3E',
  '/constructor',
  '/__proto__',
  '/%E0%A4%A',
  '/%',
])('%s shows a not-found page with the sidebar', async (at) => {
  await openPortal({ at })
  await heading('Page not found')
  expect(screen.getByRole('navigation')).toBeVisible()
})

test.each([{}, ['a list'], null])(
  'a link that is %j is missing, and no other',
  async (cloud_link) => {
    const { answer, reply } = bendCalls()
    const links = { cloud_link, study_page_link: 'https://study.example' }
    reply('get_links.php', { status: 'success', links })
    await openPortal({ at: '/classes', answer })
    const missing = within(await openCard('Cloud Link'))
    expect(await missing.findByRole('button', { name: 'Not available yet' })).toBeDisabled()
    press('Close')
    const other = within(await openCard('Study page'))
    expect(other.getByRole('link', { name: 'Click Here' })).toBeVisible()
  },
)

test.each([
  '{',
  'null',
  '[["cloud_link","https://example.org"]]',
  '{"cloud_link":5}',
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
