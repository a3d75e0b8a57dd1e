import * as v from 'valibot'

/** Reads an optional value: PHP writes a missing one as [], false or null, or leaves it out. */
export function emptyAsNull<T>(schema: v.GenericSchema<unknown, T>) {
  return v.pipe(
    v.optional(v.unknown(), null),
    v.transform((wire) => (wire === false || isEmptyList(wire) ? null : wire)),
    v.nullable(schema),
  )
}

function isEmptyList(wire: unknown): boolean {
  return Array.isArray(wire) && wire.length === 0
}
