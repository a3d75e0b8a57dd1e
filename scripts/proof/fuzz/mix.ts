import type { RawRequest } from './exchange.ts'

/** So many requests, each with what is odd in two of the given ones. The same in each run. */
export function mixed(requests: readonly RawRequest[], count: number): RawRequest[] {
  const next = numbers(1)
  const one = () => requests[Math.floor(next() * requests.length)]
  return Array.from({ length: count }, () => {
    const [first, second] = [one(), one()]
    if (first === undefined || second === undefined) throw new Error('There is nothing to mix.')
    const headers = { ...second.headers, ...first.headers }
    // Whoever says that more follows has to hang up: the server waits for it.
    const waits = first.cut ?? second.cut ?? 'transfer-encoding' in headers
    return { ...first, headers, ...(waits && { cut: true }) }
  })
}

/** Numbers from 0 up to 1, by chance as far as that matters here (mulberry32). */
export function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mix = Math.imul(state ^ (state >>> 15), 1 | state)
    mix = (mix + Math.imul(mix ^ (mix >>> 7), 61 | mix)) ^ mix
    return ((mix ^ (mix >>> 14)) >>> 0) / 2 ** 32
  }
}
