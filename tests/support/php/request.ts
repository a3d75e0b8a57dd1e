import type { IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** One request under /backend, exactly as it came. */
export type PhpRequest = {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, string>>
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** The fields of a JSON or form body; empty where there is no body that PHP could read. */
  readonly fields: Readonly<Record<string, unknown>>
  readonly body: string
}

export async function readRequest(incoming: IncomingMessage): Promise<PhpRequest> {
  const url = new URL(incoming.url ?? '/', 'http://php')
  const body = await buffer(incoming)
  return {
    method: incoming.method ?? '',
    path: url.pathname,
    query: withoutDoubles(url.searchParams),
    headers: Object.fromEntries(
      Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]),
    ),
    fields: await readFields(incoming.headers['content-type'] ?? '', body),
    body: body.toString(),
  }
}

/** The call in one line, such as 'GET /backend/get_tasks.php?lesson_number=3'. */
export function callOf({ method, path, query }: PhpRequest): string {
  const search = new URLSearchParams(query).toString()
  return `${method} ${path}${search === '' ? '' : `?${search}`}`
}

async function readFields(type: string, body: Buffer): Promise<Record<string, unknown>> {
  if (type.startsWith('application/json')) return decodeJson(body.toString())
  if (!type.startsWith('multipart/form-data')) return {}
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': type },
  }).formData()
  return withoutDoubles(form)
}

// json_decode answers null for what is not JSON, and a script that looks for fields finds none.
function decodeJson(body: string): Record<string, unknown> {
  try {
    const decoded: unknown = JSON.parse(body)
    return typeof decoded === 'object' ? { ...decoded } : {}
  } catch {
    return {}
  }
}

// PHP keeps the last of two fields of one name; here a double would go unseen, so it is an error.
function withoutDoubles<Value>(entries: Iterable<[string, Value]>): Record<string, Value> {
  const fields: Record<string, Value> = {}
  for (const [name, value] of entries) {
    if (name in fields) throw new Error(`The field ${name} was sent twice`)
    fields[name] = value
  }
  return fields
}
