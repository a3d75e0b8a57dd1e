import { expect, test } from 'vitest'
import { editField } from '../../scripts/preview/wording/edit-fields.ts'
import { editList } from '../../scripts/preview/wording/edit-list.ts'
import { parseTokens } from '../../scripts/preview/wording/parse-tokens.ts'
import { cleanCard } from '../content/fuzz/clean-cards.ts'
import { createRandom, type Random } from '../content/fuzz/random.ts'

type Entry = Record<string, string | boolean>

const NEW: readonly Entry[] = [
  { key: 'class_link', note: 'Now: # 10' },
  { address: '/payments', note: '' },
  { address: 'https://school.ng/a#b', note: 'Ada\'s "own"' },
]

/** The fields of a card as a school writes them, with comments where people put them. */
function randomFields(random: Random, number: number): string {
  const card = cleanCard(random, number).replace('\uFEFF', '').replaceAll('\r\n', '\n')
  const [, text = ''] = card.split(/^---\n/m)
  const lines = text.split('\n').slice(0, -1)
  const commented = lines.flatMap((line) => {
    const indent = /^ */.exec(line)?.[0] ?? ''
    const above = random.chance(0.15) ? [`${indent}# ask Ada ${random.below(100)}`] : []
    return above.concat(line)
  })
  return `${commented.join('\n')}\n`
}

function linksOf(fields: string): Entry[] {
  return (parseTokens(fields).document.toJS() as { links: Entry[] }).links
}

function above(text: string): string {
  return text.slice(0, text.indexOf('links:'))
}

/** Every comment there is, in no order. */
function commentsOf(fields: string): string[] {
  return (fields.match(/# ask Ada \d+/g) ?? []).sort()
}

const CARDS = Array.from({ length: 150 }, (_, number) => {
  const random = createRandom(number)
  return { random, fields: randomFields(random, number) }
})

test('setting every field and entry to what it says changes no byte', () => {
  for (const { fields } of CARDS) {
    const data = parseTokens(fields).document.toJS() as Entry
    for (const name of ['title', 'description', 'icon']) {
      expect(editField(fields, { path: [name], value: data[name] ?? '' })).toBe(fields)
    }
    const entries = linksOf(fields).map((values, from) => ({ from, values }))
    expect(editList(fields, { name: 'links', entries })).toBe(fields)
  }
})

test('links in another order hold the same lines, and put back they are as they were', () => {
  for (const { random, fields } of CARDS) {
    const links = linksOf(fields)
    const order = links.map((_, at) => at).sort(() => random.below(3) - 1)
    const entries = order.map((from) => ({ from, values: {} }))
    const edited = editList(fields, { name: 'links', entries }) ?? ''
    expect(linksOf(edited)).toEqual(order.map((from) => links[from]))
    expect(edited.split('\n').sort()).toEqual(fields.split('\n').sort())
    const back = links.map((_, at) => ({ from: order.indexOf(at), values: {} }))
    expect(editList(edited, { name: 'links', entries: back })).toBe(fields)
  }
})

test('links that are added, changed and removed at once read as was wanted, and nothing else changes', () => {
  for (const { random, fields } of CARDS) {
    const links = linksOf(fields)
    const kept = links.flatMap((link, from) =>
      random.chance(0.7) ? [{ from, values: random.chance(0.5) ? { note: 'Mine' } : link }] : [],
    )
    const fresh = { from: null, values: random.pick(NEW) }
    const entries = [...kept, fresh].sort(() => random.below(3) - 1)
    const edited = editList(fields, { name: 'links', entries })
    if (edited === null) throw new Error(`Refused: ${JSON.stringify(entries)} in\n${fields}`)
    const wanted = entries.map(({ from, values }) => {
      const whole = { ...(from === null ? {} : links[from]), ...values }
      return Object.fromEntries(Object.entries(whole).filter(([, value]) => value !== ''))
    })
    expect(linksOf(edited)).toEqual(wanted)
    expect(above(edited)).toBe(above(fields))
    // A comment goes with its entry alone.
    if (kept.length === links.length) expect(commentsOf(edited)).toEqual(commentsOf(fields))
  }
})
