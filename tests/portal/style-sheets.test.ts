import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse, Rule } from 'postcss'
import { expect, test } from 'vitest'
import { PROJECT } from '../../scripts/system/project.ts'

async function readRules(folder: string): Promise<Rule[]> {
  const rules: Rule[] = []
  for await (const sheet of glob(`${folder}/**/*.css`, { cwd: PROJECT })) {
    parse(await readFile(join(PROJECT, sheet), 'utf8')).walkRules((rule) => void rules.push(rule))
  }
  return rules
}

const hasNoMarkers = (rule: Rule) =>
  rule.some((node) => node.type === 'decl' && node.prop.startsWith('list-style'))

// Safari takes a list without markers for no list, unless its role is written.
test('only lists that write their role have no markers', async () => {
  const selectors = (await readRules('{src,scripts}'))
    .filter(hasNoMarkers)
    .map(({ selector }) => selector)
  expect(selectors).toEqual(["[role='list']"])
})

// `div + p` matches beside any new element, so Chromium would restyle each `p` of the page whenever an
// overlay opens. `.title + p` matches beside a new `.title` alone.
test('a rule about the next element names the class of the one before it', async () => {
  const ofAnyElement: string[] = []
  for (const { selectors, parent } of await readRules('src/portal')) {
    const before = parent instanceof Rule ? parent.selector : ''
    for (const selector of selectors) {
      const whole = /^[+~]/.test(selector) ? `${before}${selector}` : selector
      if (/(?:^|[\s>(])[\w*]+\s*[+~]/.test(whole)) ofAnyElement.push(whole)
    }
  }
  expect(ofAnyElement).toEqual([])
})
