/** An answer as it comes over HTTP: text as it is, anything else as JSON. */
export function answer(body: unknown, http: { readonly ok: boolean } = { ok: true }) {
  return { ok: http.ok, body: typeof body === 'string' ? body : JSON.stringify(body) }
}

export const REFUSED = { ok: false }
