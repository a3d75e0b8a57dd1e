import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MessageText } from '../../src/portal/ui/message-text.tsx'

function show(text: string): Element {
  const message = (
    <p>
      <MessageText text={text} />
    </p>
  )
  return render(message).container
}

test('markup in a message is shown as text', () => {
  const message = show('<b onclick="x()">Hello</b>')
  expect(message).toHaveTextContent('<b onclick="x()">Hello</b>')
  expect(message.querySelector('b')).toBeNull()
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
  expect(show(text)).toHaveTextContent(text)
  const link = screen.getByRole('link')
  expect(link).toHaveAttribute('href', address)
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
})

test.each([
  `${location.origin}/backend/logout.php`,
  'javascript:alert(1)',
  '//elsewhere.example',
  'https://bank.example@elsewhere.example/',
  'https://ban\u202Ek.example/',
])('%s in a message stays text', (text) => {
  expect(show(text).querySelector('a')).toBeNull()
})

test('a message that is nearly all brackets and dots is shown', () => {
  const text = `https://example.org/${')].'.repeat(30_000)}`
  expect(show(text).textContent).toBe(text)
  expect(screen.getByRole('link')).toHaveTextContent('https://example.org/')
})
