import type { Codec, WireFields } from './codec.ts'

/** One call of the backend's contract. Wire names live inside its two codecs and nowhere else. */
export type Endpoint<Input, Data> = {
  readonly method: 'GET' | 'POST'
  readonly path: `/backend/${string}.php`
  /** How the request travels. */
  readonly sends: 'nothing' | 'query' | 'json' | 'form'
  /** The request: written by the portal, read by the server. */
  readonly request: Codec<Input, WireFields>
  /** The response without status and message: written by the server, read by the portal. */
  readonly data: Codec<Data>
  /**
   * For submit_task.php (docs/decisions.md, Tasks) and logout.php: a 2xx answer is a success if the `status`
   * in its body is `success` or `ok`, or if it has none.
   */
  readonly lenientSuccess?: true
}

// A function rather than an annotation, so that both type parameters are inferred from the codecs.
export function endpoint<Input, Data>(definition: Endpoint<Input, Data>) {
  return definition
}
