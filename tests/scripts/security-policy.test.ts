import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { securityPolicies } from '../../scripts/security-policy.ts'

const VENDOR = 'https://chat.example'
const SCRIPT = 'start()'

test('a page of the portal runs the one script that is inside it, and no other that is not its own', () => {
  const chat = { kind: 'script', address: `${VENDOR}/w.js` } as const
  const { '/index.html': policy } = securityPolicies(chat, SCRIPT)
  const hash = createHash('sha256').update(SCRIPT).digest('base64')
  expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`)
  expect(policy).not.toContain(VENDOR)
})

test.each(['frame', 'script'] as const)(
  'only the chat frame’s policy names the vendor of a %s',
  (kind) => {
    const policies = securityPolicies({ kind, address: `${VENDOR}/widget` }, SCRIPT)
    const naming = Object.entries(policies).filter(([, policy]) => policy.includes(VENDOR))
    expect(naming.map(([page]) => page)).toEqual(['/chat.html'])
  },
)

test('a hosted chat page may be framed and brings no script', () => {
  const { '/chat.html': policy } = securityPolicies(
    { kind: 'frame', address: `${VENDOR}/room` },
    SCRIPT,
  )
  expect(policy).toContain(`frame-src ${VENDOR}`)
  expect(policy).toContain("script-src 'self';")
})
