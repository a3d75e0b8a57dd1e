import { expect, test } from 'vitest'
import { compile } from '../../../scripts/content/compile.ts'
import { aPicture, A_DRAWING } from './a-picture.ts'
import { htmlOf } from './html-of.ts'
import { cardFile, schoolFiles, type Changes } from './good-school.ts'

const CARD = 'content/classes/class-link.md'
const POLICY = 'content/student-policy/page.md'
const FIGURES = 'content/figures.json'

/** The data of the school with changes. */
function compiled(changes: Changes = {}) {
  const { content, problems } = compile(schoolFiles(changes))
  expect(problems).toEqual([])
  const card = content.cards.get('classes/class-link')
  const policy = content.pages.find(({ slug }) => slug === 'student-policy')
  if (!card || !policy) throw new Error('The school has a card and a policy')
  return { card, policy, navigation: content.navigation }
}

const REST = '<p>Join within 10 minutes.</p><p>Your lesson is at [lesson_time].</p>'

/** The HTML of a card's message that begins with this Markdown. */
function cardHtml(markdown: string, more: Changes = {}): string {
  const text = { [CARD]: ['Join within', `${markdown}\n\nJoin within`] } as const
  return htmlOf(compiled({ ...text, ...more }).card.message).replace(REST, '')
}

test('a card can be without text, facts, an icon of its own and check_later', () => {
  const text = 'description: "{{figures.join}}"\nlinks: [{ key: class_link }]'
  const { card } = compiled({ [CARD]: `---\ntitle: A\n${text}\n---\n\n` })
  expect(card).toMatchObject({ message: [], facts: [], joinWindow: null, checkLater: null })
  expect(card.icon.length).toBeGreaterThan(1)
})

test.each([
  ['**a** *b* ~~c~~', '<p><strong>a</strong> <em>b</em> <del>c</del></p>'],
  ['5~6 or 7~8 km', '<p>5~6 or 7~8 km</p>'],
  ['a\nb **c**\n*d*', '<p>a b <strong>c</strong> <em>d</em></p>'],
  ['a\\\nb', '<p>a<br/>b</p>'],
  ['- a *b*\n  - c\n- d', '<ul><li>a <em>b</em><ul><li>c</li></ul></li><li>d</li></ul>'],
  ['3. a\n4. b', '<ol start="3"><li>a</li><li>b</li></ol>'],
  ['Type `a  {b}`.', '<p>Type <code>a  {b}</code>.</p>'],
  ['```\na\n\n  b\n```', '<pre><code>a\n\n  b\n</code></pre>'],
  ['### Rules', '<h3>Rules</h3>'], // without an id, because several pages can show a card
  ['\\<b> {a} } & &lt; "q" \\\\', '<p>&lt;b&gt; {a} } &amp; &lt; &quot;q&quot; \\</p>'],
  ['Ọjọ́ – naïve – 学校 – 🎓', '<p>Ọjọ́ – naïve – 学校 – 🎓</p>'],
  ['[a](https://a.ng/x?y=1&z#q)', `<p><a href="https://a.ng/x?y=1&amp;z#q">a</a></p>`],
  ['https://school.ng', `<p><a href="https://school.ng">https://school.ng</a></p>`],
  ['See www.a.ng/x.', '<p>See <a href="https://www.a.ng/x">www.a.ng/x</a>.</p>'],
  ['“https://a.ng/x” b', '<p>“<a href="https://a.ng/x">https://a.ng/x</a>” b</p>'],
  ['（“www.a.ng”）', '<p>（“<a href="https://www.a.ng">www.a.ng</a>”）</p>'],
  ['https://a.ng/x_(y)。b', '<p><a href="https://a.ng/x_(y)">https://a.ng/x_(y)</a>。b</p>'],
  [
    '[www.a.ng](tel:1) a@b.ng',
    '<p><a href="tel:1">www.a.ng</a> <a href="mailto:a@b.ng">a@b.ng</a></p>',
  ],
  ['[a **b**](/classes)', '<p><a to="/classes">a <strong>b</strong></a></p>'],
  ['[a](mailto:{{site.support_email}})', '<p><a href="mailto:help@school.ng">a</a></p>'],
  ['[a][b]\n\n[b]: /classes', '<p><a to="/classes">a</a></p>'],
  [
    '| Bank | Sum |\n|---|--:|\n| A | 1 |',
    '<div class="table-scroll" role="region" tabindex="0" aria-label="Table: Bank, Sum"><table>' +
      '<thead><tr><th>Bank</th><th data-align="right">Sum</th></tr></thead>' +
      '<tbody><tr><td>A</td><td data-align="right">1</td></tr></tbody></table></div>',
  ],
])('%j is rendered as %j', (markdown, html) => {
  expect(cardHtml(markdown)).toBe(html)
})

test('a value never turns into Markdown', () => {
  // Of a figure: what is plainly formatting in a name is a mistake.
  const figure = '"value": "*bold* _a_ [a] < `c` {d} 10"'
  const html = cardHtml('{{figures.share}}', {
    [FIGURES]: ['"value": 40, "unit": "%"', figure],
  })
  expect(html).toBe('<p>*bold* _a_ [a] &lt; `c` {d} 10</p>')
})

test.each([
  ['{ "value": "300+", "unit": "$" }', '$300+'],
  ['{ "value": "6:45 PM" }', '6:45 PM'],
])('the figure %s prints as %s', (value, printed) => {
  const { card } = compiled({
    [FIGURES]: ['{ "value": 10, "unit": "minutes" }', value],
  })
  expect(htmlOf(card.message)).toContain(`<p>Join within ${printed}.</p>`)
})

test('a card and a page have everything that their files say, with values wherever they can stand', () => {
  const { card, policy, navigation } = compiled({
    [CARD]: `---
title: In {{figures.join}}
description: At {{lesson_time}}, {{ site.name }}
icon: minus
facts:
  - label: Time
    value: "{{lesson_time}}"
  - label: Share
    value: "{{figures.share}}"
    copy: true
join_window:
  closed: Ask {{site.name}} at {{lesson_time}}.
check_later:
  card: pre-arrival/form
  after: join
  keep: Code
  help: Ask {{site.name}}.
links:
  - address: https://school.ng/{{figures.share}}
    note: Within {{figures.join}}
---
`,
    [POLICY]:
      '---\ntitle: Policy of {{site.name}}\nintro: "{{lesson_time}}"\ncontents: true\n---\n## Up to {{figures.share}}\n',
    'content/navigation.json': ['"Policy"', '"Policy of {{site.name}}"'],
    [FIGURES]: ['{\n', '{\n  "class_join": { "value": 10, "unit": "minutes" },\n'],
    'content/pre-arrival/form.md': cardFile('Form'),
  })
  expect(card.title).toBe('In 10 minutes')
  expect(htmlOf(card.description)).toBe('At [lesson_time], Test School')
  expect(card.icon).toEqual([['path', { d: 'M5 12h14' }]])
  expect(card.facts.map(({ label, value, copy }) => [label, htmlOf(value), copy])).toEqual([
    ['Time', '[lesson_time]', false],
    ['Share', '40%', true],
  ])
  expect(htmlOf(card.joinWindow?.closed ?? [])).toBe('Ask Test School at [lesson_time].')
  const help = 'Ask Test School.'
  expect(card.checkLater).toEqual({ card: 'pre-arrival/form', after: 'join', keep: 'Code', help })
  expect(card.links).toMatchObject([
    { address: 'https://school.ng/40%', note: 'Within 10 minutes' },
  ])
  expect(policy.title).toBe('Policy of Test School')
  expect(htmlOf(policy.intro)).toBe('[lesson_time]')
  expect(policy.contents).toEqual([{ id: 'up-to-40', text: 'Up to 40%' }])
  expect(navigation[2]?.label).toBe('Policy of Test School')
})

test('each heading of a page has an id of its own, made of its words', () => {
  const more = '### What **you** pay\n\n## Refunds?\n\n## Ọjọ́!\n\n[up](#refunds-1)\n\nYou get'
  const { policy } = compiled({ [POLICY]: ['You get', more] })
  expect(htmlOf(policy.body)).toBe(
    '<h2 id="refunds">Refunds</h2><h3 id="what-you-pay">What <strong>you</strong> pay</h3>' +
      '<h2 id="refunds-1">Refunds?</h2><h2 id="ọjọ́">Ọjọ́!</h2><p><a href="#refunds-1">up</a></p>' +
      '<p>You get 40% back.</p>',
  )
  expect(policy.contents.map(({ id }) => id)).toEqual(['refunds', 'refunds-1', 'ọjọ́'])
})

test.each([
  ['map.png', aPicture(), ' width="1" height="1"'],
  // A drawing without a size fills the width of its page.
  ['map.svg', A_DRAWING.replace('/>', ' viewBox="0 0 40 20"/>'), ' width="1152" height="576"'],
  ['map.svg', A_DRAWING, ''],
])('a picture beside a card is shown with its words and its size: %s', (name, picture, size) => {
  const html = cardHtml(`![The *map*](${name})`, {
    [`content/classes/${name}`]: Buffer.from(picture),
  })
  expect(html).toContain(`<p><img src="${name}" alt="The map"${size}/></p>`)
})
