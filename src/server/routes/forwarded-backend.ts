import { Hono } from 'hono'
import { CALLS } from '../../contract/calls.ts'
import { forwardTo, type Forwarding } from '../http/forward.ts'
import { withMiddleware } from './backend.ts'

/**
 * Forwards the contract's calls, and nothing else, to an existing backend.
 * @param origin such as https://school.example.org
 */
export function forwardedBackend(origin: string, forwarding: Forwarding): Hono {
  const forward = forwardTo(origin, forwarding)
  const routes = new Hono()
  for (const { method, path } of CALLS) routes.on(method, path, (c) => forward(c, path))
  return withMiddleware([routes], forwarding.log)
}
