import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { StartError } from '../start-error.ts'

/**
 * Reads a JSON file of the built portal.
 * @returns null when the build has written none
 * @throws {StartError} when the build of another version wrote it, or it is damaged
 */
export function readBuiltFile<Schema extends v.GenericSchema>(
  folder: string,
  name: string,
  schema: Schema,
): v.InferOutput<Schema> | null {
  const file = join(folder, name)
  if (!existsSync(file)) return null
  try {
    return v.parse(schema, JSON.parse(readFileSync(file, 'utf8')))
  } catch (cause) {
    const text = `${file} is damaged, or another version of the portal wrote it. Run npm run build.`
    throw new StartError(text, { cause })
  }
}
