import path from 'node:path'

/** The folder that holds package.json. */
export const PROJECT = path.join(import.meta.dirname, '../..')
