const BOUNDARY = '----the-portal-under-test'

/** A form's text fields as a browser would send them; null for a body that is no form. */
export function asMultipart(body: unknown): { contentType: string; body: string } | null {
  if (Object.prototype.toString.call(body) !== '[object FormData]') return null
  const parts = [...(body as FormData)].map(([name, value]) => {
    if (typeof value !== 'string') throw new Error(`The field ${name} holds a file`)
    return `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  })
  return {
    contentType: `multipart/form-data; boundary=${BOUNDARY}`,
    body: `${parts.join('')}--${BOUNDARY}--\r\n`,
  }
}
