// npm run test:fuzz runs vitest in the mode fuzz, with many cards; the others are done in a second or two.
const isLong = import.meta.env.MODE === 'fuzz'

export const CLEAN_CARDS = isLong ? 10_000 : 200
export const SPOILT_CARDS = isLong ? 10_000 : 300
export const SLIPS = isLong ? 3000 : 30

/** CONTENT_FUZZ_SEED draws other cards. */
export const SEED = Number(process.env['CONTENT_FUZZ_SEED'] ?? 1)
