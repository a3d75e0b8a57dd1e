/** A measurement that could not be made; the message says why, in a sentence for a terminal. */
export class BenchFailure extends Error {}
