/** Makes something of each object once, for as long as the object lives: a reading that a cache kept is not written again. */
export function once<Input extends object, Made>(make: (input: Input) => Made) {
  const made = new WeakMap<Input, { readonly result: Made }>()
  return (input: Input): Made => {
    const known = made.get(input) ?? { result: make(input) }
    made.set(input, known)
    return known.result
  }
}
