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
  /** Only submit_task.php: a 2xx answer that names no status counts as success (decisions, Tasks). */
  readonly successWithoutStatus?: true
}

// A function rather than an annotation, so that both type parameters are inferred from the schemas.
export function endpoint<Request, Data>(definition: Endpoint<Request, Data>) {
  return definition
}
