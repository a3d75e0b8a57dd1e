import type * as z from 'zod/mini'

/** One call of the backend's contract. Wire names live inside its two schemas and nowhere else. */
export type Endpoint<Request, Data> = {
  readonly method: 'GET' | 'POST'
  readonly path: `/backend/${string}.php`
  /** How the request travels. */
  readonly sends: 'nothing' | 'query' | 'json' | 'form'
  /** What is sent: wire fields in, our names out; encoded by the portal, decoded by the server. */
  readonly request: z.ZodMiniType<Request>
  /** What comes back beside status and message: encoded by the server, decoded by the portal. */
  readonly data: z.ZodMiniType<Data>
  /**
   * submit_task.php (decisions, Tasks) and logout.php, of whose answer the specification reads
   * nothing: a 2xx answer with a status of ok, or with none, is a success, and no other status is.
   */
  readonly successWithoutStatus?: true
}

// A function rather than an annotation, so that both type parameters are inferred from the schemas.
export function endpoint<Request, Data>(definition: Endpoint<Request, Data>) {
  return definition
}
