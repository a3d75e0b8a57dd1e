import { createRequire } from 'node:module'
import type * as Yaml from 'yaml'

const require = createRequire(import.meta.url)

/**
 * The library that knows where in YAML everything stands. To load it takes as long as to read the
 * fields of a hundred cards, and content without mistakes never needs it.
 */
export function yaml(): typeof Yaml {
  return require('yaml') as typeof Yaml
}
