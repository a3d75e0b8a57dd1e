import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Card, Page } from '../../src/content/types.ts'
import type { Slots } from '../../src/content/slots.tsx'
import type { Changes } from './school.ts'
import { createWorkspace } from './workspace.ts'

const CARD = 'content/classes/class-link.md'
const POLICY = 'content/student-policy/page.md'

/** Builds the school and reads back what its modules hold, drawn as a browser would. */
async function compiled(changes: Changes = {}) {
  const { importModule, build } = await createWorkspace(changes)
  const { ok, told } = await build()
  expect({ ok, told }).toEqual({ ok: true, told: [] })
  const { SlotsContext } = await importModule('slots.tsx')
  const slots: Slots = {
    storedValue: (name) => `[${name}]`,
    portalLink: (path, children) => createElement('a', { href: `portal:${path}` }, children),
    resolveLink: ({ note }) => ({ kind: 'missing', note }),
  }
  return {
    importModule,
    html: (node: ReactNode): string =>
      renderToStaticMarkup(createElement(SlotsContext, { value: slots }, node)),
    page: async (slug: string): Promise<Page> =>
      (await importModule(`compiled/pages/${slug}.tsx`)).page,
    card: async (): Promise<Card> =>
      (await importModule('compiled/cards/classes.tsx')).classes$classLink,
  }
}

/** The HTML of a card's message that begins with this Markdown. */
async function cardHtml(markdown: string, more: Changes = {}): Promise<string> {
  const { card, html } = await compiled({
    [CARD]: ['Join within', `${markdown}\n\nJoin within`],
    ...more,
  })
  return html((await card()).message).replace(REST, '')
}

const REST = '<p>Join within 10 minutes.</p><p>Your lesson is at [lesson_time].</p>'

test('a card keeps its title, description, message and links', async () => {
  const { card, html } = await compiled()
  const { description, message, icon: _icon, ...rest } = await card()
  expect(rest).toEqual({
    id: 'classes/class-link',
    title: 'Class Link',
    page: 'classes',
    facts: [],
    classDoor: null,
    checkLater: null,
    links: [
      { kind: 'stored', key: 'class_link', note: 'Your main class' },
      { kind: 'fixed', address: 'https://school.ng/guide', note: '' },
    ],
  })
  expect(description).toBe('Join your class.')
  expect(html(message)).toBe(REST)
})

test('facts keep their labels, and their values what is filled in', async () => {
  const { card, html } = await compiled({
    [CARD]: [
      'links:',
      'facts:\n  - label: Time\n    value: "{{lesson_time}}"\n  - label: Share\n    value: "{{figures.share}}"\n    copy: true\nlinks:',
    ],
  })
  const { facts } = await card()
  expect(facts.map(({ label, value, copy }) => [label, html(value), copy])).toEqual([
    ['Time', '[lesson_time]', false],
    ['Share', '40%', true],
  ])
})

test('a class door keeps what is said once it is closed, and its figure counts as used', async () => {
  const { card, html } = await compiled({
    [CARD]: ['links:', 'class_door:\n  closed: Ask {{site.name}} at {{lesson_time}}.\nlinks:'],
    'content/figures.json': ['{\n', '{\n  "class_join": { "value": 10, "unit": "minutes" },\n'],
  })
  const { classDoor } = await card()
  expect(html(classDoor?.closed)).toBe('Ask Test School at [lesson_time].')
})

test.each([
  ['guide', 'classes/guide', 'content/classes/guide.md'],
  ['pre-arrival/form', 'pre-arrival/form', 'content/pre-arrival/form.md'],
])('what to check later on %s is on the card %s', async (name, id, file) => {
  const { card } = await compiled({
    [CARD]: [
      'links:',
      `check_later:\n  card: ${name}\n  after: wait\n  keep: Code\n  help: Ask {{site.name}}.\nlinks:`,
    ],
    [file]: '---\ntitle: Form\ndescription: Ask.\nlinks:\n  - key: class_link\n---\n',
    'content/figures.json': ['{\n', '{\n  "wait": { "value": 60, "unit": "hours" },\n'],
  })
  const [page] = id.split('/')
  expect((await card()).checkLater).toEqual({
    card: id,
    page,
    after: 'wait',
    keep: 'Code',
    help: 'Ask Test School.',
  })
})

test('an icon is compiled to its shapes, and a card that names none has the plain one', async () => {
  const plain = await (await compiled()).card()
  const named = await (
    await compiled({ [CARD]: ['description:', 'icon: minus\ndescription:'] })
  ).card()
  expect(named.icon).toEqual([['path', { d: 'M5 12h14' }]])
  expect(plain.icon.length).toBeGreaterThan(1)
})

test('a card without text has no message', async () => {
  const { card } = await compiled({
    [CARD]: '---\ntitle: A\ndescription: "{{figures.join}}"\nlinks: [{ key: class_link }]\n---\n\n',
  })
  expect((await card()).message).toBeNull()
})

test.each([
  [
    'bold, italic and deleted words',
    '**a** *b* ~~c~~',
    '<p><strong>a</strong> <em>b</em> <del>c</del></p>',
  ],
  ['lines of one paragraph', 'a\nb **c**\n*d*', '<p>a b <strong>c</strong> <em>d</em></p>'],
  ['a line break that was asked for', 'a\\\nb', '<p>a<br/>b</p>'],
  [
    'a list in a list',
    '- a **b**\n  *c*\n  - d\n- e',
    '<ul><li>a <strong>b</strong> <em>c</em><ul><li>d</li></ul></li><li>e</li></ul>',
  ],
  ['a numbered list that begins at 3', '3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>'],
  ['a quotation', '> a\n> b', '<blockquote><p>a b</p></blockquote>'],
  ['code', 'Type `a  {b}`.', '<p>Type <code>a  {b}</code>.</p>'],
  ['a block of code', '```\na\n\n  b\n```', '<pre><code>a\n\n  b\n</code></pre>'],
  ['a rule', 'a\n\n---', '<p>a</p><hr/>'],
  [
    'characters with a meaning in JSX',
    '\\<b> {a} } & &lt; "q" \'s\' \\\\',
    '<p>&lt;b&gt; {a} } &amp; &lt; &quot;q&quot; &#x27;s&#x27; \\</p>',
  ],
  ['letters of every script', 'Ọjọ́ – naïve – 学校 – 🎓', '<p>Ọjọ́ – naïve – 学校 – 🎓</p>'],
])('%s is drawn as written', async (_name, markdown, html) => {
  expect(await cardHtml(markdown)).toBe(html)
})

test('a table scrolls in a frame that is named after its columns', async () => {
  const html = await cardHtml('| Bank | Sum |\n|---|--:|\n| A | 1 |')
  expect(html).toBe(
    '<div class="table-scroll" role="region" tabindex="0" aria-label="Table: Bank, Sum"><table>' +
      '<thead><tr><th>Bank</th><th data-align="right">Sum</th></tr></thead>' +
      '<tbody><tr><td>A</td><td data-align="right">1</td></tr></tbody></table></div>',
  )
})

test.each([
  [
    'another website opens in a new tab',
    '[a](https://school.ng/x?y=1&z#q)',
    '<a href="https://school.ng/x?y=1&amp;z#q" target="_blank" rel="noopener noreferrer" title="Opens in a new tab">a</a>',
  ],
  [
    'a bare address is a link',
    'https://school.ng',
    '<a href="https://school.ng" target="_blank" rel="noopener noreferrer" title="Opens in a new tab">https://school.ng</a>',
  ],
  [
    "the portal's own path is a portal link",
    '[a **b**](/student-policy#refunds)',
    '<a href="portal:/student-policy#refunds">a <strong>b</strong></a>',
  ],
  [
    'a fixed route is a portal link',
    '[a](/mentor-tasks/5/submit)',
    '<a href="portal:/mentor-tasks/5/submit">a</a>',
  ],
  [
    'an e-mail address is a plain link',
    '[a](mailto:{{site.support_email}})',
    '<a href="mailto:help@school.ng">a</a>',
  ],
  ['a telephone number is a plain link', '[a](tel:+234-1)', '<a href="tel:+234-1">a</a>'],
  ['a link by reference is a link', '[a][b]\n\n[b]: /classes', '<a href="portal:/classes">a</a>'],
  [
    'a value in an address is filled in',
    '[a](https://{{site.name}}.ng)',
    '<a href="https://school.ng" target="_blank" rel="noopener noreferrer" title="Opens in a new tab">a</a>',
  ],
])('%s', async (_name, markdown, link) => {
  const name = { 'content/site.json': ['Test School', 'school'] } as const
  expect(await cardHtml(markdown, name)).toBe(`<p>${link}</p>`)
})

test('a value never turns into Markdown', async () => {
  // Of a figure: what is plainly formatting in a name is a mistake.
  const sly = '*bold* _a_ [a] < `c` {d} 10'
  const figure = ['"value": 40, "unit": "%"', `"value": "${sly}"`] as const
  const html = await cardHtml('{{figures.share}}', { 'content/figures.json': figure })
  expect(html).toBe('<p>*bold* _a_ [a] &lt; `c` {d} 10</p>')
})

test.each([
  ['{ "value": 10, "unit": "minutes" }', '10 minutes'],
  ['{ "value": "300+", "unit": "$" }', '$300+'],
  ['{ "value": 40, "unit": "%" }', '40%'],
  ['{ "value": "two", "unit": "lessons" }', 'two lessons'],
  ['{ "value": "6:45 PM" }', '6:45 PM'],
])('the figure %s prints as %s', async (figure, printed) => {
  const { html, card } = await compiled({
    'content/figures.json': ['{ "value": 10, "unit": "minutes" }', figure],
  })
  expect(html((await card()).message)).toContain(`<p>Join within ${printed}.</p>`)
})

test('values are filled in wherever they may stand', async () => {
  const { importModule, card, page, html } = await compiled({
    [CARD]: `---
title: In {{figures.join}}
description: At {{lesson_time}}, {{ site.name }}
links:
  - address: https://school.ng/{{figures.share}}
    note: Within {{figures.join}}
---
`,
    [POLICY]: `---
title: Policy of {{site.name}}
intro: "{{lesson_time}}"
contents: true
---
## Up to {{figures.share}}
`,
    'content/navigation.json': ['"Policy"', '"Policy of {{site.name}}"'],
  })
  const read = { card: await card(), policy: await page('student-policy') }
  const { pages } = await importModule('compiled/index.ts')
  const { navigation } = await importModule('compiled/navigation.ts')
  expect(read.card.title).toBe('In 10 minutes')
  expect(html(read.card.description)).toBe('At [lesson_time], Test School')
  expect(read.card.links).toEqual([
    { kind: 'fixed', address: 'https://school.ng/40%', note: 'Within 10 minutes' },
  ])
  expect(read.policy.title).toBe('Policy of Test School')
  expect(html(read.policy.intro)).toBe('[lesson_time]')
  expect(read.policy.contents).toEqual([{ id: 'up-to-40', text: 'Up to 40%' }])
  expect(pages['student-policy'].title).toBe('Policy of Test School')
  expect(navigation[2].label).toBe('Policy of Test School')
})

test('headings of a page have ids of their own, made of their words', async () => {
  const { page, html } = await compiled({
    [POLICY]: [
      'You get',
      '### What **you** pay\n\n## Refunds?\n\n## Ọjọ́!\n\n[up](#refunds-1)\n\nYou get',
    ],
  })
  const policy = await page('student-policy')
  expect(html(policy.body)).toBe(
    '<h2 id="refunds">Refunds</h2><h3 id="what-you-pay">What <strong>you</strong> pay</h3>' +
      '<h2 id="refunds-1">Refunds?</h2><h2 id="ọjọ́">Ọjọ́!</h2><p><a href="#refunds-1">up</a></p>' +
      '<p>You get 40% back.</p>',
  )
  expect(policy.contents.map(({ id }) => id)).toEqual(['refunds', 'refunds-1', 'ọjọ́'])
})

test('a page that asks for no table of contents has none', async () => {
  const { page } = await compiled({ [POLICY]: ['contents: true\n', ''] })
  expect((await page('student-policy')).contents).toEqual([])
})

test('headings of a card have no ids, because several pages can show it', async () => {
  expect(await cardHtml('### Rules')).toBe('<h3>Rules</h3>')
})

test('a picture beside a card is shown, with its words', async () => {
  const html = await cardHtml('![The *map*](map.svg "Title")', {
    'content/classes/map.svg': '<svg/>',
  })
  expect(html).toMatch(/<p><img src="[^"]*map\.svg[^"]*" alt="The map" title="Title"\/><\/p>$/)
})
