import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { CALLS, type AnyCall } from '../../../src/contract/calls.ts'
import { HOUR_MS } from '../../../src/server/clock.ts'
import { signedIn } from '../school.ts'

/** The statuses of the contract and of the limits around it. */
const ANSWERS = [200, 400, 401, 403, 404, 405, 413, 415, 429]

/** Each has three bytes: 2,000 of them are longer than an index entry of PostgreSQL may be. */
const DENSE = {
  unit: fc.integer({ min: 0x4e00, max: 0x9fff }).map((code) => String.fromCodePoint(code)),
}

const ODD = ['', '\u0000', '\uD800', '__proto__', "' or 1=1 --", '%zz', '1e400', 'a@b@c']

const odd = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 50 }),
  fc.string({ ...DENSE, minLength: 1990, maxLength: 2001 }),
  fc.constantFrom(...ODD),
  fc.jsonValue(),
)

const FORM = 'application/x-www-form-urlencoded'
const MULTIPART = 'multipart/form-data; boundary=b'

const part = ([name, value]: readonly [string, unknown]) =>
  `--b\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${String(value)}\r\n`

/** Encodings of the fields, the right one of a call and others. */
const WAYS: Readonly<Record<string, (fields: readonly (readonly [string, unknown])[]) => string>> =
  {
    'application/json': (fields) => JSON.stringify(Object.fromEntries(fields)),
    [FORM]: (fields) =>
      new URLSearchParams(fields.map(([name, value]) => [name, String(value)])).toString(),
    [MULTIPART]: (fields) => `${fields.map(part).join('')}--b--\r\n`,
  }

/** Replaces one in ten by something else. */
const seldom = <T>(right: fc.Arbitrary<T>, other: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 9, arbitrary: right }, { weight: 1, arbitrary: other })

/** The fields of a call with any value, and other fields; the body may be cut off. */
function requestTo({ method, sends, request }: AnyCall) {
  const names = Object.keys(request.write({} as never))
  // Every field accepts an address. One field at most is odd.
  const known = fc
    .tuple(fc.webUrl(), fc.nat(names.length), odd)
    .map(([right, at, wrong]) =>
      names.map((name, index) => [name, index === at ? wrong : right] as const),
    )
  const unknown = fc.array(fc.tuple(fc.string(), odd), { maxLength: 2 })
  const types = Object.keys(WAYS)
  const right = sends === 'json' ? 'application/json' : fc.constantFrom(FORM, MULTIPART)
  const way = typeof right === 'string' ? fc.constant(right) : right
  return fc.record({
    asked: seldom(fc.constant(method as string), fc.constantFrom('GET', 'POST', 'PUT', 'OPTIONS')),
    fields: fc.tuple(known, unknown).map(([some, more]) => some.concat(more)),
    way: seldom(way, fc.constantFrom(...types)),
    type: seldom(fc.constant(null), fc.constantFrom(...types, 'text/plain', '')),
    kept: seldom(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
  })
}

test.each(CALLS)('$path ($sends) answers any request within the contract', async (call) => {
  const { app, cookie, clock, problems } = await signedIn()
  const property = fc.asyncProperty(requestTo(call), async (sent) => {
    clock.advance(HOUR_MS) // resets the limits of guessing
    const body = WAYS[sent.way]?.(sent.fields) ?? ''
    const hasBody = sent.asked !== 'GET'
    const query = hasBody ? '' : `?${WAYS[FORM]?.(sent.fields)}`
    const answer = await app.request(`http://localhost${call.path}${query}`, {
      method: sent.asked,
      headers: { cookie, ...(hasBody && { 'content-type': sent.type ?? sent.way }) },
      ...(hasBody && { body: body.slice(0, Math.ceil(sent.kept * body.length)) }),
    })
    expect(ANSWERS).toContain(answer.status)
    expect(await answer.json()).toMatchObject({ status: expect.any(String) })
    expect(problems).toEqual([])
  })
  // One seed: the same requests on every machine.
  await fc.assert(property, { seed: 1, numRuns: 100 })
})
