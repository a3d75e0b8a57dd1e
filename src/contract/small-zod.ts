// As much of zod/mini as the schemas of the contract and of the device's storage use. A browser gets it
// in place of zod/mini (see scripts/small-zod.ts), which does much that it has no use for: all mistakes
// at once, in words and with their places. The names and what they read are zod's; a table of cases
// holds both to the same answers: tests/contract/small-zod.test.ts.

/** Reads a value, or writes it where `back`. @throws {Misfit} where the value does not fit */
type Run = (value: unknown, back: boolean) => unknown

type Check = (value: unknown) => unknown

type Schema = {
  readonly run: Run
  readonly parse: (value: unknown) => unknown
  readonly safeParse: (value: unknown) => { success: boolean; data?: unknown; error?: unknown }
  readonly check: (...checks: readonly Check[]) => Schema
}

class Misfit extends Error {
  override readonly name = 'Misfit'
}

function schema(run: Run): Schema {
  const parse = (value: unknown) => run(value, false)
  return {
    run,
    parse,
    safeParse(value) {
      try {
        return { success: true, data: parse(value) }
      } catch (error) {
        if (error instanceof Misfit) return { success: false, error }
        throw error
      }
    },
    check: (...checks) =>
      schema((value, back) => checks.reduce((read, each) => each(read), run(value, back))),
  }
}

/** A schema or check that lets a value pass as it is, or not at all. */
function passing(isFit: (value: unknown) => boolean): Check {
  return (value) => {
    if (isFit(value)) return value
    throw new Misfit('A value does not fit')
  }
}

const only = (isFit: (value: unknown) => boolean) => schema(passing(isFit))
const isObject = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const unknown = () => only(() => true)
export const custom = () => unknown()
export const string = (_message?: string) => only((value) => typeof value === 'string')
export const number = () => only(Number.isFinite)
export const boolean = () => only((value) => typeof value === 'boolean')
export const literal = (one: unknown) => only((value) => value === one)
const nullSchema = () => literal(null)
export { nullSchema as null }
/** Only the empty one is used. */
export const tuple = (_none: readonly []) =>
  only((value) => Array.isArray(value) && value.length === 0)

export const optional = (inner: Schema) => allowing(undefined, inner)
export const nullable = (inner: Schema) => allowing(null, inner)

function allowing(exception: unknown, { run }: Schema): Schema {
  return schema((value, back) => (value === exception ? value : run(value, back)))
}

export function array({ run }: Schema): Schema {
  return schema((value, back) => {
    if (!Array.isArray(value)) throw new Misfit('No list')
    return value.map((each: unknown) => run(each, back))
  })
}

export function record(_names: Schema, { run }: Schema): Schema {
  return schema((value, back) => {
    if (!isObject(value)) throw new Misfit('No object')
    const entries = Object.entries(value as object).filter(([name]) => name !== '__proto__')
    return Object.fromEntries(entries.map(([name, each]) => [name, run(each, back)]))
  })
}

type Shape = Readonly<Record<string, Schema>>

export const object = (shape: Shape) => ofShape(shape, false)
export const looseObject = (shape: Shape) => ofShape(shape, true)

function ofShape(shape: Shape, isLoose: boolean): Schema {
  return schema((value, back) => {
    if (!isObject(value)) throw new Misfit('No object')
    const given = value as Readonly<Record<string, unknown>>
    const read: Record<string, unknown> = isLoose ? { ...given } : {}
    for (const [name, { run }] of Object.entries(shape)) {
      const field = run(given[name], back)
      if (field !== undefined || name in given) read[name] = field
    }
    return read
  })
}

export function union(choices: readonly Schema[]): Schema {
  return schema((value, back) => {
    for (const { run } of choices) {
      try {
        return run(value, back)
      } catch (error) {
        if (!(error instanceof Misfit)) throw error
      }
    }
    throw new Misfit('None of these')
  })
}

export const pipe = (first: Schema, second: Schema) =>
  codec(first, second, { decode: (value) => value, encode: (value) => value })

type Codec = { decode: (value: unknown) => unknown; encode: (value: unknown) => unknown }

export function codec(wire: Schema, ours: Schema, { decode, encode }: Codec): Schema {
  return schema((value, back) =>
    back
      ? wire.run(encode(ours.run(value, true)), true)
      : ours.run(decode(wire.run(value, false)), false),
  )
}

export const encode = ({ run }: Schema, value: unknown) => run(value, true)

export const refine = (isFit: (value: never) => boolean, _message?: string) =>
  passing(isFit as (value: unknown) => boolean)
export const trim = (): Check => (value) => String(value).trim()
export const minLength = (least: number, _message?: string) =>
  passing((value) => String(value).length >= least)
export const maxLength = (most: number, _message?: string) =>
  passing((value) => String(value).length <= most)

export const prettifyError = (error: Error) => error.message
