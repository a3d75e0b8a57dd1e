import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import Markdown from 'react-markdown'
import { expect, test } from 'vitest'
import { markdownSettings } from '../../src/content/markdown/settings.ts'
import type { Values } from '../../src/content/values.ts'
import { createWorkspace } from './workspace.ts'

const EVERYTHING = `Some **bold**, *italic*, ~~deleted~~ and \`code {}\` at {{lesson_time}},
on a second line\\
and after a break. \\<b> & "quotes" {{site.name}}.

## Heading {{figures.join}}

### Heading

Between them.

### Heading

- [classes](/classes), [web](https://school.ng?a=1&b), https://school.ng
- [mail](mailto:{{site.support_email}}), [phone](tel:1), [up](#heading-1), [by name][name]
  1. one

     two
  2. **three** *four*
     - five

> quotation
> of two lines

| Bank | Sum **now** | |
|:-----|------:|:-:|
| A {{lesson_time}} | 1 | 2 |

\`\`\`js
const a = { b: '<c>' }

\`\`\`

---

[name]: /student-policy "Title"
`

test('Markdown looks the same when it is typed in a browser as when it was built', async () => {
  const { importModule, build } = await createWorkspace({
    'content/student-policy/page.md': ['You get', `${EVERYTHING}\nYou get`],
  })
  expect((await build()).told).toEqual([])
  const { PortalLink, SlotsContext, StoredValue } = await importModule('slots.tsx')
  const { page } = await importModule('compiled/pages/student-policy.tsx')
  const slots = {
    storedValue: (name: string) => `[${name}]`,
    portalLink: (path: string, words: ReactNode) => createElement('a', { href: path }, words),
  }
  const html = (node: ReactNode): string =>
    renderToStaticMarkup(createElement(SlotsContext, { value: slots }, node))

  const values: Values = {
    printed: new Map([
      ['figures.join', '10 minutes'],
      ['figures.share', '40%'],
      ['site.name', 'Test School'],
      ['site.support_email', 'help@school.ng'],
    ]),
    stored: new Set(['lesson_time']),
  }
  const components = { storedValue: StoredValue, portalLink: PortalLink }
  const typed = `## Refunds\n\n${EVERYTHING}\nYou get {{figures.share}} back.\n`
  const settings = markdownSettings(typed, { values, components, onHeading: () => {} })
  expect(html(createElement(Markdown, settings))).toBe(html(page.body))
})
