import type { AnyCall } from '../../../src/contract/calls.ts'
import type { RawRequest } from './exchange.ts'
import { MULTIPART, multipartOf, ODD_PARTS } from './multipart.ts'
import {
  DENSE_TEXT,
  ODD_BODIES,
  ODD_CONTENT_TYPES,
  ODD_JSON,
  ODD_NAMES,
  ODD_TEXTS,
} from './odd-values.ts'
import { ODD_HEADERS, ODD_METHODS, ODD_QUERIES, oddPathsOf } from './odd-requests.ts'

const URLENCODED = 'application/x-www-form-urlencoded'

/** What each field of a call holds when nothing is odd about it, by its name on the wire. */
export type GoodFields = Readonly<Record<string, string>>

type Field = readonly [name: string, value: string]

/** All that is tried on a call. A field that the contract gets tomorrow is among it. */
export function* casesOf(call: AnyCall, good: GoodFields): Generator<RawRequest> {
  const { method, path } = call
  const right = rightFields(call, good)
  const plain = encodings(call, right)
  yield* plain
  for (const fields of oddFields(right)) yield* encodings(call, fields)
  if (call.sends === 'json') yield* oddJson(call, right)
  for (const query of ODD_QUERIES) yield { ...bare(call), target: `${path}?${query}` }
  for (const one of plain) {
    for (const headers of ODD_HEADERS) yield { ...one, headers: { ...one.headers, ...headers } }
    for (const odd of ODD_METHODS) yield { ...one, method: odd }
    for (const target of oddPathsOf(path)) yield { ...one, target }
    for (const type of ODD_CONTENT_TYPES) {
      yield { ...one, headers: { ...one.headers, 'content-type': type } }
    }
    if (method === 'POST') yield* cutOff(one)
  }
  for (const body of ODD_BODIES) {
    for (const type of ['application/json', URLENCODED, MULTIPART]) {
      yield { ...bare(call), headers: { 'content-type': type }, body }
    }
  }
  for (const body of ODD_PARTS) {
    yield { ...bare(call), headers: { 'content-type': MULTIPART }, body }
  }
}

/** What is tried however few are: each field in turn holds what an engine may not have room for. */
export function* denseCasesOf(call: AnyCall, good: GoodFields): Generator<RawRequest> {
  const right = rightFields(call, good)
  for (const [index, [name]] of right.entries()) {
    yield* encodings(call, right.with(index, [name, DENSE_TEXT]))
  }
}

function rightFields(call: AnyCall, good: GoodFields): Field[] {
  const names = Object.keys(call.request.write({} as never))
  return names.map((name): Field => [name, good[name] ?? 'x'])
}

function* oddFields(right: readonly Field[]): Generator<Field[]> {
  yield []
  yield [...right, ...right]
  for (const [index, [name]] of right.entries()) {
    yield right.toSpliced(index, 1)
    for (const text of ODD_TEXTS) {
      yield right.with(index, [name, text])
      yield right.toSpliced(index, 0, [name, text])
    }
  }
  for (const name of ODD_NAMES) yield [...right, [name, 'x']]
  for (const text of ODD_TEXTS) yield right.map(([name]): Field => [name, text])
}

/** A call with these fields, as it travels; a form in both ways that a browser has. */
function encodings(call: AnyCall, fields: readonly Field[]): RawRequest[] {
  const request = bare(call)
  // A lone surrogate cannot be sent so: the platform makes U+FFFD of it, as a browser does.
  const encoded = new URLSearchParams(fields.map(([name, value]) => [name, value])).toString()
  switch (call.sends) {
    case 'nothing':
      return [request]
    case 'query':
      return [{ ...request, target: `${call.path}?${encoded}` }]
    case 'json':
      return [
        json(
          call,
          fields.map(([name, value]) => [name, JSON.stringify(value)]),
        ),
      ]
    case 'form':
      return [
        { ...request, headers: { 'content-type': URLENCODED }, body: encoded },
        { ...request, headers: { 'content-type': MULTIPART }, body: multipartOf(fields) },
      ]
  }
}

function* oddJson(call: AnyCall, right: readonly Field[]): Generator<RawRequest> {
  const written = right.map(([name, value]): Field => [name, JSON.stringify(value)])
  for (const [index, [name]] of written.entries()) {
    for (const odd of ODD_JSON) yield json(call, written.with(index, [name, odd]))
  }
  for (const odd of ODD_JSON)
    yield json(
      call,
      written.map(([name]): Field => [name, odd]),
    )
}

/** @param written each value as JSON already, right or not */
function json(call: AnyCall, written: readonly Field[]): RawRequest {
  const body = `{${written.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join()}}`
  return { ...bare(call), headers: { 'content-type': 'application/json' }, body }
}

function bare({ method, path }: AnyCall): RawRequest {
  return { method, target: path, headers: {}, body: '' }
}

/** The same, ended by whoever sends it before it is whole. */
function* cutOff(request: RawRequest): Generator<RawRequest> {
  const { body, headers } = request
  const whole = String(body)
  for (const length of [0, 1, Math.floor(whole.length / 2), whole.length - 1, whole.length]) {
    const part = whole.slice(0, length)
    yield {
      ...request,
      headers: { ...headers, 'content-length': String(whole.length + 10) },
      body: part,
      cut: true,
    }
    const chunk = `${part.length.toString(16)}\r\n${part}\r\n`
    const chunked = { ...headers, 'content-length': null, 'transfer-encoding': 'chunked' }
    yield { ...request, headers: chunked, body: chunk, cut: true }
    yield { ...request, headers: chunked, body: `${chunk}0\r\n\r\n` }
    yield { ...request, headers: chunked, body: `${chunk}zz\r\n`, cut: true }
  }
}
