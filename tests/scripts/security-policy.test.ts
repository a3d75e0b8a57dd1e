import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { securityPolicies } from '../../scripts/build/security-policy.ts'

const VENDOR = 'https://chat.example'
const INSIDE = { portal: 'start()', chat: 'talk()' }

const policiesWith = (kind: 'frame' | 'script') =>
  securityPolicies({ kind, address: `${VENDOR}/widget` }, INSIDE)

test.each(['frame', 'script'] as const)(
  'a page runs its own scripts and the one inside it, and does not name the vendor of a %s',
  (kind) => {
    const { '/chat.html': chat, ...pages } = policiesWith(kind)
    expect(chat).toContain(VENDOR)
    expect(Object.keys(pages)).toEqual(['/index.html'])
    expect(pages['/index.html']).toContain(`script-src 'self' '${hashOf(INSIDE.portal)}';`)
    expect(pages['/index.html']).not.toContain(VENDOR)
  },
)

test('the chat page can frame a hosted chat, and runs no script of it', () => {
  const { '/chat.html': policy } = policiesWith('frame')
  expect(policy).toContain(`frame-src ${VENDOR}`)
  expect(policy).toContain(`script-src '${hashOf(INSIDE.chat)}';`)
  expect(policy).not.toContain('sandbox')
})

test('the chat page runs a vendor’s script on an origin that is not the portal’s', () => {
  const { '/chat.html': policy = '' } = policiesWith('script')
  expect(policy).toContain(`script-src '${hashOf(INSIDE.chat)}' ${VENDOR};`)
  expect(policy).toMatch(/; sandbox allow-scripts [^;]*/)
  expect(policy).not.toContain('allow-same-origin')
})

function hashOf(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`
}
