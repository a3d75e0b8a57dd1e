import { fileURLToPath } from 'node:url'

/** The folder that holds package.json. */
export const PROJECT = fileURLToPath(new URL('../..', import.meta.url))
