import { figureOf, ratioOf, type Measure, type Measured } from './measured.ts'

export type Target = {
  readonly sentence: string
  /** What was measured, in the words of the sentence's unit. */
  readonly found: string
  readonly met: boolean
}

const TIMED = ['cold', 'unchanged', 'changed', 'save'] as const
const OURS = 'ours'
const MB = 1_000_000

/** The targets that the measured sizes and tools can tell of. */
export function judge(measured: readonly Measured[]): Target[] {
  return measured.flatMap((size) => [
    ...fasterThanOthers(size),
    ...coldAgainstVelite(size),
    ...unchangedAgainstCold(size),
    ...ourFigure(size, {
      cards: 1000,
      measure: 'save',
      within: (ms) => ms <= 10,
      sentence: 'save to output at most 10 ms',
      show: (ms) => `${ms.toFixed(1)} ms`,
    }),
    ...ourFigure(size, {
      cards: 10_000,
      measure: 'memory',
      within: (bytes) => bytes < 300 * MB,
      sentence: 'peak memory below 300 MB',
      show: (bytes) => `${Math.round(bytes / MB)} MB`,
    }),
  ])
}

function fasterThanOthers({ cards, tools }: Measured): Target[] {
  return Object.keys(tools)
    .filter((name) => name !== OURS && tools[OURS])
    .map((name) => {
      const ratios = TIMED.flatMap((measure) => {
        const ratio = ratioOf(figureOf(tools[OURS], measure), figureOf(tools[name], measure))
        return ratio === null ? [] : [{ measure, ratio }]
      })
      return {
        sentence: `${named(cards)}: faster than ${name} in every time`,
        found: ratios.map(({ measure, ratio }) => `${measure} ${ratio.toFixed(2)}`).join(', '),
        met: ratios.every(({ ratio }) => ratio < 1),
      }
    })
}

function coldAgainstVelite({ cards, tools }: Measured): Target[] {
  const ratio = ratioOf(figureOf(tools[OURS], 'cold'), figureOf(tools['velite'], 'cold'))
  if (ratio === null || cards < 1000) return []
  const sentence = `${named(cards)}: cold at most 0.6 of velite`
  return [{ sentence, found: ratio.toFixed(2), met: ratio <= 0.6 }]
}

function unchangedAgainstCold({ cards, tools }: Measured): Target[] {
  const ratio = ratioOf(figureOf(tools[OURS], 'unchanged'), figureOf(tools[OURS], 'cold'))
  if (ratio === null || cards !== 1000) return []
  const sentence = `${named(cards)}: an unchanged rebuild at most 0.2 of cold`
  return [{ sentence, found: ratio.toFixed(2), met: ratio <= 0.2 }]
}

type Limit = {
  readonly cards: number
  readonly measure: Measure
  readonly within: (figure: number) => boolean
  readonly sentence: string
  readonly show: (figure: number) => string
}

function ourFigure({ cards, tools }: Measured, target: Limit): Target[] {
  const figure = figureOf(tools[OURS], target.measure)
  if (figure === null || cards !== target.cards) return []
  const sentence = `${named(cards)}: ${target.sentence}`
  return [{ sentence, found: target.show(figure), met: target.within(figure) }]
}

/** A size as it is told: 10,000 cards. */
export function named(cards: number): string {
  return `${cards.toLocaleString('en')} cards`
}
