import path from 'node:path'
import { OptionsError, readOptions } from '../options.ts'
import { contentCollections } from './content-collections.ts'
import { ours } from './ours.ts'
import type { Tool } from './tool.ts'
import { velite } from './velite.ts'

export type BenchOptions = {
  readonly sizes: readonly number[]
  readonly runs: number
  readonly saves: number
  readonly tools: readonly Tool[]
  /** The file for every single measurement. */
  readonly json: string | null
  readonly keep: boolean
}

const TOOLS = [ours, velite, contentCollections]

/** @throws {OptionsError} when the arguments of the command cannot be understood */
export function readBenchOptions(): BenchOptions {
  const { values } = readOptions({
    options: {
      sizes: { type: 'string', default: '100,1000,10000' },
      runs: { type: 'string', default: '5' },
      saves: { type: 'string', default: '20' },
      tools: { type: 'string', default: TOOLS.map(({ name }) => name).join() },
      json: { type: 'string', default: '' },
      keep: { type: 'boolean', default: false },
    },
  })
  return {
    sizes: values.sizes.split(',').map((size) => wholeNumber('sizes', size, 1)),
    runs: wholeNumber('runs', values.runs, 1),
    saves: wholeNumber('saves', values.saves, 0),
    tools: values.tools.split(',').map(findTool),
    json: values.json === '' ? null : path.resolve(values.json),
    keep: values.keep,
  }
}

function wholeNumber(option: string, text: string, least: number): number {
  const number = Number(text)
  if (Number.isInteger(number) && number >= least) return number
  throw new OptionsError(`--${option} takes whole numbers from ${least} on, not ${text}.`)
}

function findTool(name: string): Tool {
  const found = TOOLS.find((tool) => tool.name === name)
  if (found) return found
  throw new OptionsError(`Only ${TOOLS.map((tool) => tool.name).join(', ')} can be measured.`)
}
