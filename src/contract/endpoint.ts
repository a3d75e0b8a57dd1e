import type { Codec, WireFields } from './codec.ts'

/** One call of the backend's contract. Wire names live inside its two codecs and nowhere else. */
export type Endpoint<Request, Data> = {
  readonly method: 'GET' | 'POST'
  readonly path: `/backend/${string}.php`
  /** How the request travels. */
  readonly sends: 'nothing' | 'query' | 'json' | 'form'
  /** The request: written by the portal, read by the server. */
  readonly request: Codec<Request, WireFields>
  /** The response without status and message: written by the server, read by the portal. */
  readonly data: Codec<Data>
  /**
   * submit_task.php (docs/decisions.md, Tasks) and logout.php, of whose answer the specification reads
   * nothing: a 2xx answer with a status of ok, or with none, is a success, and no other status is.
   */
  readonly successWithoutStatus?: true
}

// A function rather than an annotation, so that both type parameters are inferred from the codecs.
export function endpoint<Request, Data>(definition: Endpoint<Request, Data>) {
  return definition
}
