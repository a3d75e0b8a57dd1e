import { DAY_MS } from '../../src/contract/milliseconds.ts'

// Preloaded into a program to set its clock half a year ahead.

const RealDate = Date
const AHEAD_MS = 182 * DAY_MS

globalThis.Date = new Proxy(RealDate, {
  construct: (_, given) => Reflect.construct(RealDate, given.length === 0 ? [laterNow()] : given),
  get: (target, name) => (name === 'now' ? laterNow : Reflect.get(target, name)),
})

function laterNow(): number {
  return RealDate.now() + AHEAD_MS
}
