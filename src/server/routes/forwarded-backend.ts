import { Hono } from 'hono'
import { CALLS } from '../../contract/calls.ts'
import { forwardTo, type Forwarding } from '../http/forward.ts'
import { backendRoutes } from './backend.ts'

/**
 * The contract's calls, answered by an existing backend. Nothing else is asked of it: what else it has
 * on its host is not ours to open.
 * @param origin such as https://school.example.org; a call goes to its own path there
 */
export function forwardedBackend(origin: string, forwarding: Forwarding): Hono {
  const forward = forwardTo(origin, forwarding)
  const calls = new Hono()
  for (const { method, path } of CALLS) calls.on(method, path, (c) => forward(c, path))
  return backendRoutes([calls])
}
