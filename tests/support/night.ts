/** Whether npm run test:all runs, which has time for slow tests. */
export const isNight = import.meta.env.MODE === 'nightly'

/** Whether the school's own texts are compared with the specification: npm test -- specification. */
export const comparesOwnTexts = import.meta.env.MODE === 'specification'
