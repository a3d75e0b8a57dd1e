import {
  figureOf,
  MEASURES,
  ratioOf,
  summariseSamples,
  type Measure,
  type Measured,
  type Samples,
} from './measured.ts'
import { judge, named } from './targets.ts'

const NAMES: Readonly<Record<Measure, string>> = {
  cold: 'cold',
  processor: 'cold, processor time',
  unchanged: 'unchanged rebuild',
  changed: 'one changed card',
  save: 'save to output',
  memory: 'peak memory',
}

/** What was measured and which targets it meets, as Markdown. */
export function writeReport(measured: readonly Measured[]): string {
  const tables = measured.map(sizeTable)
  const targets = judge(measured).map(({ sentence, found, met }) => [
    sentence,
    found,
    met ? 'met' : '**missed**',
  ])
  return [...tables, table(['Target', 'Measured', ''], targets)].join('\n\n')
}

function sizeTable({ cards, tools }: Measured): string {
  const names = Object.keys(tools)
  const [first, ...others] = names
  const ratios = others.map((name) => `${first} / ${name}`)
  const rows = MEASURES.map((measure) => {
    const figure = (name: string | undefined) => figureOf(tools[name ?? ''], measure)
    const cells = names.map((name) => cell(measure, tools[name]))
    const compared = others.map((name) => ratioOf(figure(first), figure(name))?.toFixed(2) ?? '')
    return [NAMES[measure], cells, compared].flat()
  })
  return `### ${named(cards)}\n\n${table(['', ...names, ...ratios], rows)}`
}

/** The figure that counts, then in brackets the least, the median and the most. */
function cell(measure: Measure, samples: Samples | undefined): string {
  const summary = summariseSamples(samples?.[measure] ?? [])
  const figure = figureOf(samples, measure)
  if (!summary || figure === null) return 'not measured'
  const { scale, unit, digits } = unitOf(measure, summary.least)
  const show = (value: number): string => (value / scale).toFixed(digits)
  const spread = [summary.least, summary.median, summary.most].map(show).join(', ')
  return `${show(figure)} ${unit} (${spread})`
}

function unitOf(measure: Measure, value: number) {
  if (measure === 'memory') return { scale: 1_000_000, unit: 'MB', digits: 0 }
  if (measure === 'save' && value < 1000) return { scale: 1, unit: 'ms', digits: 1 }
  return { scale: 1000, unit: 's', digits: 2 }
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}
