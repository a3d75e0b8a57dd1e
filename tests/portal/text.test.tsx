import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Text as TextData } from '../../src/content/text.ts'
import { LinksContext, Text } from '../../src/portal/cards/text.tsx'

/** The HTML of a text for a student whose lesson is on Tuesdays. */
async function draw(text: TextData): Promise<string> {
  const links = { kind: 'loaded', links: { lesson_time: 'Tuesdays, 6 PM' } } as const
  const component = () => (
    <LinksContext value={links}>
      <main>
        <Text of={text} />
      </main>
    </LinksContext>
  )
  const router = createRouter({
    routeTree: createRootRoute({ component }),
    history: createMemoryHistory(),
  })
  render(<RouterProvider router={router} />)
  return (await screen.findByRole('main')).innerHTML
}

const NEW_TAB = 'target="_blank" rel="noopener noreferrer" title="Opens in a new tab"'

test.each<[TextData, string]>([
  [[], ''],
  [['At ', { value: 'lesson_time' }], 'At <span>Tuesdays, 6 PM</span>'],
  [[['ul', {}, ['li', {}, 'a ', ['em', {}, 'b']]]], '<ul><li>a <em>b</em></li></ul>'],
  [[['h2', { id: 'fees' }, 'Fees']], '<h2 id="fees">Fees</h2>'],
  [[['p', { 'data-align': 'right' }, '<1>']], '<p data-align="right">&lt;1&gt;</p>'],
  [
    [['a', { href: 'https://a.ng/', title: 'A' }, 'a']],
    `<a href="https://a.ng/" title="Opens in a new tab" target="_blank" rel="noopener noreferrer">a</a>`,
  ],
  [[['a', { href: 'http://a.ng/' }, 'a']], `<a href="http://a.ng/" ${NEW_TAB}>a</a>`],
  [[['a', { href: 'mailto:a@b.ng', title: 'A' }, 'a']], '<a href="mailto:a@b.ng" title="A">a</a>'],
  [[['a', { href: '#fees' }, 'a']], '<a href="#fees">a</a>'],
  [[['a', { to: '/fees?card=a#b' }, 'a']], '<a href="/fees?card=a#b">a</a>'],
])('%j is drawn as %j', async (text, html) => {
  expect(await draw(text)).toBe(html)
})
