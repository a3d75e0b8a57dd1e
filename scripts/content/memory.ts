/**
 * What an earlier run in the same process made of the very same things. What is made must follow from
 * the inputs alone; they are compared as they are, texts by their characters, objects by identity.
 */
export type Remember = <Result>(
  name: string,
  inputs: readonly unknown[],
  make: () => Result,
) => Result

type Made = { readonly inputs: readonly unknown[]; readonly result: unknown }

/** A memory for runs that follow each other. Of each name it keeps what was made last. */
export function createMemory(): Remember {
  const made = new Map<string, Made>()
  return <Result>(name: string, inputs: readonly unknown[], make: () => Result): Result => {
    const known = made.get(name)
    // What `make` gave under this very name.
    if (known && areSame(known.inputs, inputs)) return known.result as Result
    const result = make()
    made.set(name, { inputs, result })
    return result
  }
}

/** For a run that is the only one. */
export const noMemory: Remember = (_name, _inputs, make) => make()

function areSame(before: readonly unknown[], now: readonly unknown[]): boolean {
  return before.length === now.length && before.every((input, index) => input === now[index])
}
