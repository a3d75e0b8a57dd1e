import * as z from 'zod/mini'

/** Our name of each field, its name on the wire, and how its text is read. */
type Fields = Readonly<Record<string, readonly [wireName: string, text: z.ZodMiniType<string>]>>

/** An object of texts: wire names come in and our names go out, and the other way round. */
export function fields<F extends Fields>(
  named: F,
): z.ZodMiniType<{ readonly [Name in keyof F]: string }> {
  const all = Object.entries(named)
  const wire = z.object(Object.fromEntries(all.map(([, [wireName, text]]) => [wireName, text])))
  const ours = z.object(Object.fromEntries(all.map(([name]) => [name, z.string()])))
  return z.codec(wire, ours, {
    decode: (read) =>
      Object.fromEntries(all.map(([name, [wireName]]) => [name, read[wireName] ?? ''])),
    encode: (written) =>
      Object.fromEntries(all.map(([name, [wireName]]) => [wireName, written[name] ?? ''])),
  }) as z.ZodMiniType<{ readonly [Name in keyof F]: string }>
}
