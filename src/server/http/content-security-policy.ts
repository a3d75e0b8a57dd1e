import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { plainObject } from '../../contract/codec.ts'
import { StartError } from '../start-error.ts'

const policiesByPage = v.pipe(plainObject, v.record(v.string(), v.string()))

/** For a portal that was built without headers.json. */
const STRICT = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' https: data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "frame-ancestors 'self'",
  "base-uri 'self'",
  "form-action 'self'",
  "object-src 'none'",
].join('; ')

/**
 * The content security policies that the build wrote into headers.json, by page ('/index.html').
 * Other pages have the policy of index.html.
 * @throws {StartError} when headers.json is not what the build writes
 */
export function readPolicies(folder: string): (page: string) => string {
  const file = join(folder, 'headers.json')
  const policies = existsSync(file) ? parse(file) : {}
  return (page) => policies[page] ?? policies['/index.html'] ?? STRICT
}

function parse(file: string): Record<string, string> {
  try {
    return v.parse(policiesByPage, JSON.parse(readFileSync(file, 'utf8')))
  } catch (cause) {
    throw new StartError(`${file} is damaged. Build the portal again with npm run build.`, {
      cause,
    })
  }
}
