import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MessageText } from '../../src/portal/ui/message-text.tsx'

test('markup in a message is shown as text', () => {
  const { container } = render(
    <p>
      <MessageText text={'<b onclick="x()">Hello</b>'} />
    </p>,
  )
  expect(container).toHaveTextContent('<b onclick="x()">Hello</b>')
  expect(container.querySelector('b')).toBeNull()
})

test.each([
  ['See https://example.org/a.', 'https://example.org/a'],
  ['(https://example.org/a?b=c)', 'https://example.org/a?b=c'],
  ['http://example.org/a, then rest', 'http://example.org/a'],
  ['“https://example.org/a”', 'https://example.org/a'],
  ['*https://example.org/a*', 'https://example.org/a'],
  ["It is https://example.org/o'neil", "https://example.org/o'neil"],
  ['(see https://example.org/Ada_(language))', 'https://example.org/Ada_(language)'],
  ['请看 https://example.org/a。谢谢', 'https://example.org/a'],
])('the address in %j is a link without the punctuation around it', (text, address) => {
  const { container } = render(
    <p>
      <MessageText text={text} />
    </p>,
  )
  const link = screen.getByRole('link')
  expect(link).toHaveAttribute('href', address)
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  expect(container).toHaveTextContent(text)
})

test.each([`${location.origin}/backend/logout.php`, 'javascript:alert(1)', '//elsewhere.example'])(
  '%s in a message stays text',
  (text) => {
    render(
      <p>
        <MessageText text={text} />
      </p>,
    )
    expect(screen.queryByRole('link')).toBeNull()
  },
)

test('a message that is nearly all brackets and dots is shown', () => {
  const text = `https://example.org/${')].'.repeat(30_000)}`
  const { container } = render(
    <p>
      <MessageText text={text} />
    </p>,
  )
  expect(screen.getByRole('link')).toHaveTextContent('https://example.org/')
  expect(container.textContent).toBe(text)
})
