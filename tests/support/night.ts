/** Whether npm run test:all runs, which has time for slow tests. */
export const isNight = import.meta.env.MODE === 'nightly'
