/** What came of the payloads: which of them ran, by what they called alert with, and what is left of which. */
export type Found = { readonly executed: ReadonlySet<string>; readonly left: readonly string[] }

/** Students' browsers at a time. */
export const LANES = 3

/** A page of the portal is there by then on any machine, ms. */
export const LOADED_MS = 60_000

/** Events that come by themselves have come by then, ms; what comes later is noticed as well. */
export const SETTLED_MS = 60
