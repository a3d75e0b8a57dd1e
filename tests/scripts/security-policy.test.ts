import { expect, test } from 'vitest'
import { securityPolicies } from '../../scripts/security-policy.ts'

const VENDOR = 'https://chat.example'

test('no page of the portal runs inline scripts or foreign ones', () => {
  const { '/index.html': policy } = securityPolicies({ kind: 'script', address: `${VENDOR}/w.js` })
  expect(policy).toContain("script-src 'self';")
  expect(policy).not.toContain(VENDOR)
})

test.each(['frame', 'script'] as const)(
  'only the chat frame’s policy names the vendor of a %s',
  (kind) => {
    const policies = securityPolicies({ kind, address: `${VENDOR}/widget` })
    const naming = Object.entries(policies).filter(([, policy]) => policy.includes(VENDOR))
    expect(naming.map(([page]) => page)).toEqual(['/chat.html'])
  },
)

test('a hosted chat page may be framed and brings no script', () => {
  const { '/chat.html': policy } = securityPolicies({ kind: 'frame', address: `${VENDOR}/room` })
  expect(policy).toContain(`frame-src ${VENDOR}`)
  expect(policy).toContain("script-src 'self';")
})
