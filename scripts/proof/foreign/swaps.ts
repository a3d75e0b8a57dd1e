import { CALLS, type AnyCall } from '../../../src/contract/calls.ts'
import type { Person } from './two-cohorts.ts'

/** A request of one student in which something is another one's. */
export type Swap = {
  readonly call: Pick<AnyCall, 'method' | 'path' | 'sends'>
  readonly fields: Readonly<Record<string, string>>
  readonly cookies: Readonly<Record<string, string>>
}

/** Every parameter of every call, each in turn and all at once; and those that no call has. */
export function* swapsOf(one: Person, other: Person): Generator<Swap> {
  for (const call of CALLS) {
    const names = Object.keys(call.request.write({} as never))
    const own = pick(one, names)
    // Whoever knows another one's password is that student.
    const theirs: Record<string, string> = {
      ...pick(other, names),
      ...(own['password'] && { password: own['password'] }),
    }
    const cookies = one.tokens
    yield { call, fields: own, cookies }
    for (const name of names)
      yield { call, fields: { ...own, [name]: theirs[name] ?? '' }, cookies }
    for (const name of names)
      yield { call, fields: { ...theirs, [name]: own[name] ?? '' }, cookies }
    yield { call, fields: theirs, cookies }
    for (const [name, value] of Object.entries(other.own)) {
      if (!names.includes(name)) yield { call, fields: { ...own, [name]: value }, cookies }
    }
    for (const cookies of cookieSwaps(one, other)) {
      yield { call, fields: own, cookies }
      yield { call, fields: theirs, cookies }
    }
  }
}

/** One's own session, with what opens nothing: other tokens of the other one, and one's own in wrong places. */
function* cookieSwaps(one: Person, other: Person): Generator<Record<string, string>> {
  const {
    portal_session: session = '',
    portal_device: device = '',
    portal_reset: reset = '',
  } = one.tokens
  const theirs = other.tokens['portal_device'] ?? ''
  yield { portal_session: session, portal_device: theirs, portal_reset: reset }
  for (const token of [device, reset, theirs, other.id, '']) {
    yield { portal_session: token, portal_device: device, portal_reset: reset }
    yield { portal_session: session, portal_device: device, portal_reset: token }
  }
}

function pick(person: Person, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, person.own[name] ?? '']))
}
