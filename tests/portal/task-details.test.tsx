import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TaskDetails } from '../../src/portal/ui/task-details.tsx'

function shown(html: string): string {
  return render(<TaskDetails html={html} />).container.innerHTML
}

test.each([
  ['a script', '<script>alert(1)</script>'],
  ['an event handler', '<img src="/x.png" onerror="alert(1)">'],
  ['a style', '<p style="position:fixed">x</p><style>p{}</style>'],
  ['a form', '<form action="https://evil.example"><input name="password"></form>'],
  ['a frame', '<iframe src="https://evil.example"></iframe>'],
  ['an id that could stand in for a global', '<p id="root" name="location">x</p>'],
  ['a javascript: link', '<a href="javascript:alert(1)">x</a>'],
  ['a javascript: link in disguise', '<a href="java&#9;script:alert(1)">x</a>'],
  ['a link to a site without its scheme', '<a href="//evil.example">x</a>'],
  ['a link to a call of the backend', '<a href="/backend/script.php">x</a>'],
  ['a picture from a call of the backend', '<img src="/backend/script.php">'],
  ['a drawing', '<svg><a href="javascript:alert(1)"><text>x</text></a></svg>'],
])('%s in a task’s details never reaches the page', (_, html) => {
  expect(shown(html)).not.toMatch(
    /script|onerror|style=|<style|<form|<input|<iframe|id=|name=|evil|<svg/,
  )
})

test('text structure in a task’s details is kept', () => {
  const html =
    '<h2>Do this</h2><ul><li><strong>First</strong></li></ul><table><tbody><tr><td>1</td></tr></tbody></table>'
  expect(shown(html)).toContain(html)
})

test('a link to a host without its scheme leads there', () => {
  shown('<a href="zoom.us/j/1">Lesson</a>')
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://zoom.us/j/1')
})

test('links in a task’s details open in a new tab', () => {
  shown('<a href="https://example.org/help" target="_self">Help</a>')
  const link = screen.getByRole('link', { name: 'Help' })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})
