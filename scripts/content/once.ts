/** Makes something of an object once and remembers it: a reading that comes from the cache need not be written again. */
export function once<Input extends object, Made>(make: (input: Input) => Made) {
  const made = new WeakMap<Input, { readonly result: Made }>()
  return (input: Input): Made => {
    const known = made.get(input) ?? { result: make(input) }
    made.set(input, known)
    return known.result
  }
}
