import { median } from './median.ts'
import type { Shown } from './preview.ts'

/** Of whole runs and of saves in watch mode the ms, of memory the MB. */
export type Samples = Record<'cold' | 'unchanged' | 'changed' | 'save' | 'peakMb', number[]>

/** What was measured with so many cards. */
export type Measured = Readonly<Record<'ours' | 'velite' | 'collections', Samples>> & {
  readonly cards: number
  readonly shown: Shown
}

/** What has to hold of the medians, and whether it does. */
export function boundsOf({ cards, ours, velite, collections, shown }: Measured) {
  const bound = (what: string, found: number, most: number) => {
    const where = `${cards.toLocaleString('en')} cards, ${what}`
    return { what: where, found, most, kept: found <= most }
  }
  const cold = median(ours.cold)
  const beside = cold / median(collections.cold)
  return [
    bound('cold, times velite', cold / median(velite.cold), cards < 1000 ? 1.15 : 0.95),
    { ...bound('cold, times content-collections', beside, 1), kept: beside < 1 },
    bound('unchanged, times cold', median(ours.unchanged) / cold, 0.2),
    bound('save to output, ms', median(ours.save), 10),
    bound('saved to shown: card, ms', median(shown.card), 100),
    bound('saved to shown: figure, ms', median(shown.figure), 200),
    bound('saved to shown: school’s name, ms', median(shown.name), 200),
    bound('saved to shown: card in npm run dev, ms', median(shown.dev), 300),
  ]
}

/** Our medians; in brackets what they are of velite's and of content-collections'. */
export function tableOf(measured: readonly Measured[]): string {
  const rows = measured.map(({ cards, shown, ours, velite, collections }) => {
    const cell = (name: keyof Samples, unit = 'ms'): string => {
      const figure = median(ours[name])
      const ratios = [velite, collections].map((other) => (figure / median(other[name])).toFixed(2))
      return `${figure.toFixed(0)} ${unit} (${ratios.join(' · ')})`
    }
    const times = [cell('cold'), cell('unchanged'), cell('changed'), cell('save')]
    return [
      cards.toLocaleString('en'),
      ...times,
      cell('peakMb', 'MB'),
      `${[shown.card, shown.figure, shown.name, shown.dev].map((ms) => median(ms).toFixed(0)).join(' · ')} ms`,
    ]
  })
  return [HEAD, ...rows.map((row) => `| ${row.join(' | ')} |`)].join('\n')
}

const HEAD = `| Cards | Cold | Unchanged | One changed card | Save to output | Peak memory | Saved to shown: card · figure · name · dev |
| ----- | ---- | --------- | ---------------- | -------------- | ----------- | ------------------------------------------ |`
