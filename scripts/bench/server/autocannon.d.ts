// The part of autocannon that the benchmark uses; the package has no types.
declare module 'autocannon' {
  type Request = {
    readonly method?: 'GET' | 'POST'
    readonly path?: string
    readonly headers?: Readonly<Record<string, string>>
    readonly body?: string
    /** Called before each request. */
    readonly setupRequest?: (request: Request) => Request
  }

  type Result = {
    readonly requests: { readonly average: number }
    /** In ms. */
    readonly latency: { readonly p50: number; readonly p99: number }
    readonly '2xx': number
    readonly non2xx: number
    /** Broken connections and timeouts. */
    readonly errors: number
  }

  export default function autocannon(options: {
    readonly url: string
    readonly connections: number
    /** In seconds. */
    readonly duration: number
    readonly requests: readonly Request[]
  }): Promise<Result>
}
