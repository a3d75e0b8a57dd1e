import { describe, expect, test } from 'vitest'
import { fields } from './mistakes/fields.ts'
import { frontMatter } from './mistakes/front-matter.ts'
import { links } from './mistakes/links.ts'
import { markdown } from './mistakes/markdown.ts'
import type { Mistake } from './mistakes/mistake.ts'
import { pages } from './mistakes/pages.ts'
import { settings } from './mistakes/settings.ts'
import { values } from './mistakes/values.ts'
import { createWorkspace } from './workspace.ts'

const groups: Readonly<Record<string, readonly Mistake[]>> = {
  'the writing of the fields': frontMatter,
  'the fields of cards and pages': fields,
  'links and addresses': links,
  'values between braces': values,
  'Markdown and files': markdown,
  'pages and their cards': pages,
  'the JSON files': settings,
}

describe.each(Object.entries(groups))('in %s the check tells the place of', (_group, mistakes) => {
  const cases = mistakes.map(([name, changes, ...told]) => ({ name, changes, told }))
  test.each(cases)('$name', async ({ changes, told }) => {
    const workspace = await createWorkspace(changes)
    const built = await workspace.build()
    expect(built.told).toEqual(told)
    expect(built.ok).toBe(false)
  })
})
