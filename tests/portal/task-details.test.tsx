import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { TaskDetails } from '../../src/portal/pages/tasks/sanitised-details.tsx'

// What never reaches the page is in tests/browser/attacks.spec.ts.

function shown(html: string): Element {
  return render(<TaskDetails html={html} />).container
}

test.each([
  ['www.example.org', 'https://www.example.org/'],
  ['zoom.us/j/1', 'https://zoom.us/j/1'],
  ['starter.zip', null], // a file that looks like a host
  ['index.html#part/2', null],
  ['/backend/script.php', null],
])('a link to %s leads to %j', (typed, address) => {
  shown(`<p><a href="${typed}">Press me</a></p>`)
  expect(screen.getByText('Press me').getAttribute('href')).toBe(address)
})

test.each([
  ['How to begin', '<iframe src="https://v.example/1" title="How to begin"></iframe>'],
  ['Open the page', '<iframe src="https://v.example/1">No frames</iframe>'],
  ['Open the video', '<video><source src="https://v.example/1"><source src="/2">No video</video>'],
  ['Open the recording', '<audio src="https://v.example/1"></audio>'],
  ['Open the file', '<object data="https://v.example/1"><embed src="/2"></object>'],
])('a link ‘%s’ stands for %s', (name, html) => {
  const details = shown(`<p>Watch: ${html}</p>`)
  const link = screen.getByRole('link', { name })
  expect(link).toHaveAttribute('href', 'https://v.example/1')
  expect(link).toHaveAttribute('target', '_blank')
  expect(details).toHaveTextContent(`Watch: ${name}`, { normalizeWhitespace: false })
})

test.each([
  '<iframe srcdoc="<p>x</p>"></iframe>',
  '<embed src="javascript:alert(1)">',
  '<object data="data:text/html,x"></object>',
  '<video src="/backend/logout.php"></video>',
  '<img src="/backend/logout.php">',
  '<audio src="lesson.mp3"></audio>',
])('nothing stands for %s', (html) => {
  const details = shown(`<p>Watch:</p>${html}`)
  expect(details).toHaveTextContent(/^Watch:$/)
  expect(details.innerHTML).not.toContain('/backend/')
})

test.each([
  'Read this first:\n  1. Look around\n\n  2. Write it down',
  'Find a<b then c.\nIf d>e, stop.',
  'Name the file <your name>.txt and show where <title> and <form> are.',
])('details that hold none of the kept tags are shown as typed: %j', (text) => {
  const details = shown(text)
  expect(details).toHaveTextContent(text, { normalizeWhitespace: false })
  expect(details.querySelector('p')).toHaveClass('lines')
})

test('in such a text an address is a link, and an entity is the sign that it stands for', () => {
  const details = shown('Tom &amp; Jerry: https://example.org/?a=1&copy=2')
  expect(details).toHaveTextContent('Tom & Jerry: https://example.org/?a=1&copy=2')
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://example.org/?a=1&copy=2')
})

test.each([
  'Line<br/>break',
  '<A HREF="/x">Link</A>',
  '<p\nclass="x">Text',
  'x</b>',
  '<h1>Title</h1>',
])('one kept tag makes details HTML: %j', (html) => {
  expect(shown(html)).not.toHaveTextContent(/[<>]/)
})

test('details that begin with a frameset, which would replace a page’s body, are shown without it', () => {
  const frameset = '<head><title>x</title></head><frameset onload="run()">'
  const details = shown(`${frameset}<p>Write it down</p>`)
  expect(screen.getByText('Write it down')).toBeVisible()
  expect(details.querySelector('frameset')).toBeNull()
})

test('text structure in a task’s details is kept', () => {
  const html =
    '<h2>Do this</h2><ol><li><strong>First</strong></li></ol>' +
    '<table><tbody><tr><th>A</th><td>1</td></tr></tbody></table>'
  const details = shown(`${html}<pre>x &lt; y</pre>`)
  const [table] = details.getElementsByTagName('table')
  table?.parentElement?.replaceWith(table)
  expect(details.innerHTML).toContain(html)
  expect(details.querySelector('pre')).toHaveTextContent('x < y')
})

test.each(['<table><tbody><tr><td>1</td></tr></tbody></table>', '<pre>1</pre>'])(
  'a wide %s scrolls by itself, also by the keyboard',
  (html) => {
    const frame = shown(html).querySelector('.table-scroll, pre')
    expect(frame).toHaveAttribute('tabindex', '0')
  },
)

test('links in a task’s details open in a new tab that knows nothing of the portal', () => {
  shown('<a href="https://example.org/help" target="_self">Help</a>')
  const link = screen.getByRole('link', { name: 'Help' })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})
