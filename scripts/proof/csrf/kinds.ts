/** What a page of somebody else asks for. */
export type Target = {
  readonly address: string
  readonly fields: readonly (readonly [name: string, value: string])[]
}

type Given<How> = { readonly target: Target; readonly how: How }

/** One of the ways in which a page can send a request. */
export type Kind = {
  readonly name: string
  /** Runs in the page: it knows nothing but what it is given. */
  readonly send: (given: Given<never>) => unknown
  readonly how: unknown
}

function kind<How>(name: string, send: (given: Given<How>) => unknown, how: How): Kind {
  return { name, send, how }
}

type FormHow = { readonly method: string; readonly enctype: string; readonly where: string }

function submitForm({ target, how }: Given<FormHow>): void {
  const form = document.createElement('form')
  Object.assign(form, { action: target.address, method: how.method, enctype: how.enctype })
  form.target = how.where
  const json = `{"x":"`
  // In text/plain the first '=' is the browser's own: it can lie within a JSON text.
  const fields: Target['fields'] =
    how.enctype === 'text/plain'
      ? [[JSON.stringify(Object.fromEntries(target.fields)).replace(/\}$/, ',"a":"'), '"}']]
      : target.fields
  for (const [name, value] of fields.length === 0 ? [[json, '"}'] as const] : fields) {
    const field = document.createElement('input')
    Object.assign(field, { type: 'hidden', name, value })
    form.append(field)
  }
  if (how.where === 'inside') {
    const frame = document.createElement('iframe')
    frame.name = 'inside'
    document.body.append(frame)
  }
  document.body.append(form)
  form.submit()
}

type BodyHow = {
  readonly body: 'urlencoded' | 'multipart' | 'text' | 'json' | 'none'
  /** By fetch; undefined is by a beacon. */
  readonly fetch?: {
    readonly method: string
    readonly mode: RequestMode
    readonly headers?: Readonly<Record<string, string>>
  }
}

async function sendBody({ target, how }: Given<BodyHow>) {
  const fields = target.fields.map(([name, value]): [string, string] => [name, value])
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  const text = JSON.stringify(Object.fromEntries(fields))
  const body = {
    urlencoded: new URLSearchParams(fields),
    multipart: form,
    text,
    json: new Blob([text], { type: 'application/json' }),
    none: null,
  }[how.body]
  if (how.fetch === undefined) {
    navigator.sendBeacon(target.address, body)
    return
  }
  await fetch(target.address, {
    ...how.fetch,
    credentials: 'include',
    keepalive: true,
    referrerPolicy: 'no-referrer',
    body,
  }).catch(() => null)
}

type RequestHow = { readonly method: string; readonly type: string | null }

function xhr({ target, how }: Given<RequestHow>): void {
  const request = new XMLHttpRequest()
  request.open(how.method, target.address)
  request.withCredentials = true
  if (how.type !== null) request.setRequestHeader('content-type', how.type)
  const isJson = how.type?.includes('json') === true
  const fields = target.fields.map(([name, value]): [string, string] => [name, value])
  request.send(
    isJson ? JSON.stringify(Object.fromEntries(fields)) : new URLSearchParams(fields).toString(),
  )
}

type ElementHow = { readonly tag: string; readonly attributes: Readonly<Record<string, string>> }

function embed({ target, how }: Given<ElementHow>): void {
  const query = new URLSearchParams(target.fields.map(([name, value]) => [name, value]))
  const element = document.createElement(how.tag)
  for (const [name, value] of Object.entries(how.attributes)) {
    element.setAttribute(name, value.replace('ADDRESS', `${target.address}&${query}`))
  }
  document.body.append(element)
  // A link is pressed.
  if (how.tag === 'a') element.click()
}

type LeaveHow = 'location' | 'popup' | 'events' | 'socket'

function leave({ target, how }: Given<LeaveHow>): void {
  const query = new URLSearchParams(target.fields.map(([name, value]) => [name, value]))
  const address = `${target.address}&${query}`
  if (how === 'location') location.href = address
  if (how === 'popup') open(address)
  if (how === 'events') void new EventSource(address, { withCredentials: true })
  if (how === 'socket') void new WebSocket(address.replace(/^http/, 'ws'))
}

const FORMS = ['get', 'post'].flatMap((method) =>
  ['application/x-www-form-urlencoded', 'multipart/form-data', 'text/plain'].flatMap((enctype) =>
    ['inside', '_self', '_blank'].map((where) =>
      kind(`form ${method} ${enctype} ${where}`, submitForm, { method, enctype, where }),
    ),
  ),
)

const BODIES = ['urlencoded', 'multipart', 'text', 'json'] as const

const MODES = ['no-cors', 'cors'] as const

const FETCHES = [
  ...MODES.flatMap((mode) =>
    BODIES.map((body) =>
      kind(`fetch post ${mode} ${body}`, sendBody, { body, fetch: { method: 'POST', mode } }),
    ),
  ),
  ...MODES.flatMap((mode) =>
    ['GET', 'HEAD'].map((method) =>
      kind(`fetch ${method} ${mode}`, sendBody, { body: 'none', fetch: { method, mode } }),
    ),
  ),
  ...['PUT', 'DELETE', 'PATCH'].map((method) =>
    kind(`fetch ${method}`, sendBody, { body: 'urlencoded', fetch: { method, mode: 'cors' } }),
  ),
  kind('fetch post with a header', sendBody, {
    body: 'json',
    fetch: {
      method: 'POST',
      mode: 'cors',
      headers: { 'x-requested-with': 'XMLHttpRequest', 'x-http-method-override': 'POST' },
    },
  }),
  kind('fetch post, accept json', sendBody, {
    body: 'text',
    fetch: {
      method: 'POST',
      mode: 'no-cors',
      headers: { accept: 'application/json', 'content-type': 'text/plain; application/json' },
    },
  }),
]

const ELEMENTS: readonly ElementHow[] = [
  { tag: 'img', attributes: { src: 'ADDRESS', referrerpolicy: 'no-referrer' } },
  { tag: 'img', attributes: { src: 'ADDRESS', crossorigin: 'use-credentials' } },
  { tag: 'script', attributes: { src: 'ADDRESS' } },
  { tag: 'script', attributes: { src: 'ADDRESS', type: 'module', crossorigin: 'use-credentials' } },
  { tag: 'iframe', attributes: { src: 'ADDRESS', referrerpolicy: 'no-referrer' } },
  { tag: 'iframe', attributes: { src: 'ADDRESS', sandbox: '' } },
  { tag: 'object', attributes: { data: 'ADDRESS' } },
  { tag: 'embed', attributes: { src: 'ADDRESS' } },
  { tag: 'video', attributes: { src: 'ADDRESS', preload: 'auto' } },
  { tag: 'audio', attributes: { src: 'ADDRESS', preload: 'auto' } },
  { tag: 'link', attributes: { href: 'ADDRESS', rel: 'stylesheet' } },
  { tag: 'link', attributes: { href: 'ADDRESS', rel: 'prefetch' } },
  { tag: 'link', attributes: { href: 'ADDRESS', rel: 'preload', as: 'fetch' } },
  { tag: 'link', attributes: { href: 'ADDRESS', rel: 'icon' } },
  { tag: 'input', attributes: { src: 'ADDRESS', type: 'image' } },
  { tag: 'div', attributes: { style: 'width: 9px; height: 9px; background: url("ADDRESS")' } },
  { tag: 'a', attributes: { href: 'ADDRESS', rel: 'noreferrer' } },
  { tag: 'a', attributes: { href: '#', ping: 'ADDRESS' } },
  { tag: 'meta', attributes: { 'http-equiv': 'refresh', content: '0; url=ADDRESS' } },
]

/** Every way in which a page can send a request to somebody else's server with the cookies of that one. */
export const KINDS: readonly Kind[] = [
  ...FORMS,
  ...FETCHES,
  ...BODIES.map((body) => kind(`beacon ${body}`, sendBody, { body })),
  kind('xhr post form', xhr, { method: 'POST', type: 'application/x-www-form-urlencoded' }),
  kind('xhr post text', xhr, { method: 'POST', type: null }),
  kind('xhr post json', xhr, { method: 'POST', type: 'application/json' }),
  kind('xhr get', xhr, { method: 'GET', type: null }),
  ...ELEMENTS.map((how) =>
    kind(`<${how.tag} ${Object.values(how.attributes).join(' ')}>`, embed, how),
  ),
  ...(['location', 'popup', 'events', 'socket'] as const).map((how) => kind(how, leave, how)),
]
