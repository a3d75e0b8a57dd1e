import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import Markdown from 'react-markdown'
import { expect, test } from 'vitest'
import { markdownSettings } from '../../src/content/markdown/settings.ts'
import type { Slots } from '../../src/content/slots.tsx'
import type { Card, Page } from '../../src/content/types.ts'
import type { Values } from '../../src/content/values.ts'
import { A_DRAWING } from './a-picture.ts'
import type { Changes } from './school.ts'
import { createWorkspace } from './workspace.ts'

const CARD = 'content/classes/class-link.md'
const POLICY = 'content/student-policy/page.md'
const FIGURES = 'content/figures.json'

/** Builds the school and reads back what its modules hold, drawn as a browser would. */
async function compiled(changes: Changes = {}) {
  const { importModule, build } = await createWorkspace(changes)
  expect(await build()).toMatchObject({ ok: true, told: [] })
  const { SlotsContext } = await importModule('slots.tsx')
  const slots: Slots = {
    storedValue: (name) => `[${name}]`,
    portalLink: (path, children) => createElement('a', { href: `portal:${path}` }, children),
    resolveLink: ({ note }) => ({ kind: 'missing', note }),
  }
  const { classes$classLink } = await importModule('compiled/cards/classes.tsx')
  return {
    importModule,
    html: (node: ReactNode): string =>
      renderToStaticMarkup(createElement(SlotsContext, { value: slots }, node)),
    page: async (slug: string): Promise<Page> =>
      (await importModule(`compiled/pages/${slug}.tsx`)).page,
    card: classes$classLink as Card,
  }
}

const REST = '<p>Join within 10 minutes.</p><p>Your lesson is at <span>[lesson_time]</span>.</p>'

/** The HTML of a card's message that begins with this Markdown. */
async function cardHtml(markdown: string, more: Changes = {}): Promise<string> {
  const text = { [CARD]: ['Join within', `${markdown}\n\nJoin within`] } as const
  const { card, html } = await compiled({ ...text, ...more })
  return html(card.message).replace(REST, '')
}

test('a card has everything that its file says', async () => {
  const { card, html } = await compiled({
    [CARD]: [
      'links:',
      `icon: minus
facts:
  - label: Time
    value: "{{lesson_time}}"
  - label: Share
    value: "{{figures.share}}"
    copy: true
class_door:
  closed: Ask {{site.name}} at {{lesson_time}}.
check_later:
  card: pre-arrival/form
  after: join
  keep: Code
  help: Ask {{site.name}}.
links:`,
    ],
    [FIGURES]: ['{\n', '{\n  "class_join": { "value": 10, "unit": "minutes" },\n'],
    'content/pre-arrival/form.md':
      '---\ntitle: Form\ndescription: Ask.\nlinks:\n  - key: class_link\n---\n',
  })
  const { message, facts, classDoor, checkLater, ...rest } = card
  expect(rest).toEqual({
    id: 'classes/class-link',
    title: 'Class Link',
    description: 'Join your class.',
    page: 'classes',
    icon: [['path', { d: 'M5 12h14' }]],
    links: [
      { kind: 'stored', key: 'class_link', note: 'Your main class' },
      { kind: 'fixed', address: 'https://school.ng/guide', note: '' },
    ],
  })
  expect(html(message)).toBe(REST)
  expect(facts.map(({ label, value, copy }) => [label, html(value), copy])).toEqual([
    ['Time', '<span>[lesson_time]</span>', false],
    ['Share', '40%', true],
  ])
  expect(html(classDoor?.closed)).toBe('Ask Test School at <span>[lesson_time]</span>.')
  const help = 'Ask Test School.'
  expect(checkLater).toEqual({ card: 'pre-arrival/form', after: 'join', keep: 'Code', help })
})

test('a card can be without text, facts, an icon of its own and check_later', async () => {
  const text = 'description: "{{figures.join}}"\nlinks: [{ key: class_link }]'
  const { card } = await compiled({ [CARD]: `---\ntitle: A\n${text}\n---\n\n` })
  expect(card).toMatchObject({ message: null, facts: [], classDoor: null, checkLater: null })
  expect(card.icon.length).toBeGreaterThan(1)
})

const NEW_TAB = 'target="_blank" rel="noopener noreferrer" title="Opens in a new tab"'

test.each([
  ['**a** *b* ~~c~~', '<p><strong>a</strong> <em>b</em> <del>c</del></p>'],
  ['a\nb **c**\n*d*', '<p>a b <strong>c</strong> <em>d</em></p>'],
  ['a\\\nb', '<p>a<br/>b</p>'],
  ['- a *b*\n  - c\n- d', '<ul><li>a <em>b</em><ul><li>c</li></ul></li><li>d</li></ul>'],
  ['3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>'],
  ['Type `a  {b}`.', '<p>Type <code>a  {b}</code>.</p>'],
  ['```\na\n\n  b\n```', '<pre><code>a\n\n  b\n</code></pre>'],
  ['### Rules', '<h3>Rules</h3>'], // without an id, because several pages can show a card
  ['\\<b> {a} } & &lt; "q" \\\\', '<p>&lt;b&gt; {a} } &amp; &lt; &quot;q&quot; \\</p>'],
  ['Ọjọ́ – naïve – 学校 – 🎓', '<p>Ọjọ́ – naïve – 学校 – 🎓</p>'],
  ['[a](https://a.ng/x?y=1&z#q)', `<p><a href="https://a.ng/x?y=1&amp;z#q" ${NEW_TAB}>a</a></p>`],
  ['https://school.ng', `<p><a href="https://school.ng" ${NEW_TAB}>https://school.ng</a></p>`],
  ['[a **b**](/classes)', '<p><a href="portal:/classes">a <strong>b</strong></a></p>'],
  ['[a](mailto:{{site.support_email}})', '<p><a href="mailto:help@school.ng">a</a></p>'],
  ['[a][b]\n\n[b]: /classes', '<p><a href="portal:/classes">a</a></p>'],
  [
    '| Bank | Sum |\n|---|--:|\n| A | 1 |',
    '<div class="table-scroll" role="region" tabindex="0" aria-label="Table: Bank, Sum"><table>' +
      '<thead><tr><th>Bank</th><th data-align="right">Sum</th></tr></thead>' +
      '<tbody><tr><td>A</td><td data-align="right">1</td></tr></tbody></table></div>',
  ],
])('%j is rendered as %j', async (markdown, html) => {
  expect(await cardHtml(markdown)).toBe(html)
})

test('a value never turns into Markdown', async () => {
  // Of a figure: what is plainly formatting in a name is a mistake.
  const figure = '"value": "*bold* _a_ [a] < `c` {d} 10"'
  const html = await cardHtml('{{figures.share}}', {
    [FIGURES]: ['"value": 40, "unit": "%"', figure],
  })
  expect(html).toBe('<p>*bold* _a_ [a] &lt; `c` {d} 10</p>')
})

test.each([
  ['{ "value": "300+", "unit": "$" }', '$300+'],
  ['{ "value": "6:45 PM" }', '6:45 PM'],
])('the figure %s prints as %s', async (value, printed) => {
  const { html, card } = await compiled({
    [FIGURES]: ['{ "value": 10, "unit": "minutes" }', value],
  })
  expect(html(card.message)).toContain(`<p>Join within ${printed}.</p>`)
})

test('values are filled in everywhere they can stand', async () => {
  const { importModule, card, page, html } = await compiled({
    [CARD]: `---
title: In {{figures.join}}
description: At {{lesson_time}}, {{ site.name }}
links:
  - address: https://school.ng/{{figures.share}}
    note: Within {{figures.join}}
---
`,
    [POLICY]:
      '---\ntitle: Policy of {{site.name}}\nintro: "{{lesson_time}}"\ncontents: true\n---\n## Up to {{figures.share}}\n',
    'content/navigation.json': ['"Policy"', '"Policy of {{site.name}}"'],
  })
  const policy = await page('student-policy')
  const { navigation } = await importModule('compiled/navigation.ts')
  expect(card.title).toBe('In 10 minutes')
  expect(html(card.description)).toBe('At <span>[lesson_time]</span>, Test School')
  expect(card.links).toMatchObject([
    { address: 'https://school.ng/40%', note: 'Within 10 minutes' },
  ])
  expect(policy.title).toBe('Policy of Test School')
  expect(html(policy.intro)).toBe('<span>[lesson_time]</span>')
  expect(policy.contents).toEqual([{ id: 'up-to-40', text: 'Up to 40%' }])
  expect(navigation[2].label).toBe('Policy of Test School')
})

test('each heading of a page has an id of its own, made of its words', async () => {
  const more = '### What **you** pay\n\n## Refunds?\n\n## Ọjọ́!\n\n[up](#refunds-1)\n\nYou get'
  const { page, html } = await compiled({ [POLICY]: ['You get', more] })
  const policy = await page('student-policy')
  expect(html(policy.body)).toBe(
    '<h2 id="refunds">Refunds</h2><h3 id="what-you-pay">What <strong>you</strong> pay</h3>' +
      '<h2 id="refunds-1">Refunds?</h2><h2 id="ọjọ́">Ọjọ́!</h2><p><a href="#refunds-1">up</a></p>' +
      '<p>You get 40% back.</p>',
  )
  expect(policy.contents.map(({ id }) => id)).toEqual(['refunds', 'refunds-1', 'ọjọ́'])
})

test('a picture beside a card is shown with its words', async () => {
  const picture = { 'content/classes/map.svg': A_DRAWING }
  const html = await cardHtml('![The *map*](map.svg "Title")', picture)
  expect(html).toMatch(/<p><img src="[^"]*map\.svg[^"]*" alt="The map" title="Title"\/><\/p>$/)
})

const EVERYTHING = `Some **bold**, *italic*, ~~deleted~~ and \`code {}\` at {{lesson_time}},
on a second line\\
and after a break. \\<b> & "quotes" {{site.name}}.

## Heading {{figures.join}}

### Heading

### Heading

- [classes](/classes), [web](https://school.ng?a=1&b), https://school.ng
- [mail](mailto:{{site.support_email}}), [phone](tel:1), [up](#heading-1), [by name][name]
  1. **three** *four*
     - five

> quotation

| Bank | Sum **now** | |
|:-----|------:|:-:|
| A {{lesson_time}} | 1 | 2 |

\`\`\`js
const a = { b: '<c>' }
\`\`\`

---

[name]: /student-policy "Title"
`

test('Markdown typed in a browser looks the same as built Markdown', async () => {
  const { importModule, page, html } = await compiled({
    [POLICY]: ['You get', `${EVERYTHING}\nYou get`],
  })
  const { PortalLink, StoredValue } = await importModule('slots.tsx')
  const printed = {
    'figures.join': '10 minutes',
    'figures.share': '40%',
    'site.name': 'Test School',
    'site.support_email': 'help@school.ng',
  }
  const values: Values = {
    printed: new Map(Object.entries(printed)),
    stored: new Set(['lesson_time']),
  }
  const components = { storedValue: StoredValue, portalLink: PortalLink }
  const typed = `## Refunds\n\n${EVERYTHING}\nYou get {{figures.share}} back.\n`
  const settings = markdownSettings(typed, { values, components, onHeading: () => {} })
  expect(html(createElement(Markdown, settings))).toBe(html((await page('student-policy')).body))
})
