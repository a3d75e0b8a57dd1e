import type { Request } from '@playwright/test'

/**
 * The text fields of a multipart form as a browser sent it, name by value.
 * @throws when a field came twice or holds a file
 */
export function multipartFields(request: Request): Record<string, string> {
  const boundary = /boundary=(.+)$/.exec(request.headers()['content-type'] ?? '')?.[1]
  if (boundary === undefined) throw new Error('The request carries no multipart form')
  const fields: Record<string, string> = {}
  const parts = (request.postData() ?? '').split(`--${boundary}`).slice(1, -1)
  for (const part of parts) {
    const match = /^\r\nContent-Disposition: form-data; name="([^"]*)"\r\n\r\n([^]*)\r\n$/.exec(
      part,
    )
    const [, name = '', value = ''] = match ?? []
    if (match === null || name in fields) throw new Error(`This is no single text field: ${part}`)
    fields[name] = value
  }
  return fields
}
