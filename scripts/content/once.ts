/** Remembers the result for each object: readings of the cache are the same objects, so they are written once. */
export function once<Input extends object, Made>(make: (input: Input) => Made) {
  const made = new WeakMap<Input, { readonly result: Made }>()
  return (input: Input): Made => {
    const known = made.get(input) ?? { result: make(input) }
    made.set(input, known)
    return known.result
  }
}
