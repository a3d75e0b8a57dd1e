import * as v from 'valibot'

/** A wire format: a schema reads it, and a function writes it. */
export type Codec<T, Wire = Readonly<Record<string, unknown>>> = {
  readonly schema: v.GenericSchema<unknown, T>
  readonly write: (value: T) => Wire
}

/** Text by the names of the wire, as a query and a form carry it. */
export type WireFields = Readonly<Record<string, string>>

/** Our name of each field, its name on the wire, and how its text is read; null is a field that is missing. */
type Fields = Readonly<
  Record<string, readonly [wireName: string, text: v.GenericSchema<unknown, string | null>]>
>

type Texts<F extends Fields> = { readonly [Name in keyof F]: v.InferOutput<F[Name][1]> }

/** valibot's own object schema also accepts a list. */
export const plainObject = v.custom<Readonly<Record<string, unknown>>>(
  (wire) => typeof wire === 'object' && wire !== null && !Array.isArray(wire),
)

/** An object of texts: wire names come in and our names go out, and the other way round. */
export function fields<F extends Fields>(named: F): Codec<Texts<F>, WireFields> {
  const all = Object.entries(named)
  const ours = v.object(Object.fromEntries(all.map(([name, [, text]]) => [name, text])))
  const rename = (wire: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(all.map(([name, [wireName]]) => [name, wire[wireName]]))
  return {
    schema: v.pipe(plainObject, v.transform(rename), ours) as v.GenericSchema<unknown, Texts<F>>,
    write: (read) =>
      Object.fromEntries(
        all.flatMap(([name, [wireName]]) => {
          const text = read[name]
          return text === null ? [] : [[wireName, text ?? '']]
        }),
      ),
  }
}
