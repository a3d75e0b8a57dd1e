import * as v from 'valibot'
import { plainObject } from '../../contract/codec.ts'
import { readBuiltFile } from './built-file.ts'

const policiesByPage = v.pipe(plainObject, v.record(v.string(), v.string()))

/** For a portal that was built without headers.json. */
const STRICT =
  "default-src 'self'; img-src 'self' https: data:; object-src 'none'; " +
  "frame-ancestors 'self'; base-uri 'self'; form-action 'self'"

/**
 * The content security policies that the build wrote into headers.json, by page ('/index.html').
 * Other pages have the policy of index.html.
 * @throws {StartError} when headers.json is not what the build writes
 */
export function readPolicies(folder: string): (page: string) => string {
  const policies = readBuiltFile(folder, 'headers.json', policiesByPage) ?? {}
  return (page) => policies[page] ?? policies['/index.html'] ?? STRICT
}
