import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { securityPolicies } from '../../scripts/build/security-policy.ts'

const VENDOR = 'https://chat.example'
const INSIDE = { portal: 'start()', chat: 'talk()' }

test('a page of the portal runs the one script that is inside it, and no other that is not its own', () => {
  const chat = { kind: 'script', address: `${VENDOR}/w.js` } as const
  const { '/index.html': policy } = securityPolicies(chat, INSIDE)
  expect(policy).toContain(`script-src 'self' '${hashOf(INSIDE.portal)}';`)
  expect(policy).not.toContain(VENDOR)
})

test.each(['frame', 'script'] as const)(
  'only the chat frame’s policy names the vendor of a %s',
  (kind) => {
    const policies = securityPolicies({ kind, address: `${VENDOR}/widget` }, INSIDE)
    const naming = Object.entries(policies).filter(([, policy]) => policy.includes(VENDOR))
    expect(naming.map(([page]) => page)).toEqual(['/chat.html'])
  },
)

test('a hosted chat page may be framed and brings no script', () => {
  const { '/chat.html': policy } = securityPolicies(
    { kind: 'frame', address: `${VENDOR}/room` },
    INSIDE,
  )
  expect(policy).toContain(`frame-src ${VENDOR}`)
  expect(policy).toContain(`script-src '${hashOf(INSIDE.chat)}';`)
  expect(policy).not.toContain('sandbox')
})

test('a vendor’s script runs beside the chat page’s own, on an origin that is not the portal’s', () => {
  const chat = { kind: 'script', address: `${VENDOR}/w.js` } as const
  const { '/chat.html': policy = '' } = securityPolicies(chat, INSIDE)
  expect(policy).toContain(`script-src '${hashOf(INSIDE.chat)}' ${VENDOR};`)
  expect(policy).toMatch(/; sandbox allow-scripts [^;]*/)
  expect(policy).not.toContain('allow-same-origin')
})

function hashOf(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`
}
