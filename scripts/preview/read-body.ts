import type { IncomingMessage } from 'node:http'

const LARGEST_BYTES = 2_000_000

/** The JSON that a request carries; null when it is none, or far too much. */
export async function readBody(request: IncomingMessage): Promise<unknown> {
  // A form of another website cannot send this type without asking first.
  if (!request.headers['content-type']?.startsWith('application/json')) return null
  const parts: Buffer[] = []
  let size = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    size += part.length
    if (size > LARGEST_BYTES) return null
    parts.push(part)
  }
  try {
    return JSON.parse(Buffer.concat(parts).toString('utf8')) as unknown
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
