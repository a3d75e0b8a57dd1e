import { describe, expect, test } from 'vitest'
import { policyIncludes } from '../../scripts/build/policy-includes.ts'
import { SVG_POLICY, SECURITY_HEADERS } from '../../src/server/http/security-headers.ts'
import { BESIDE_PHP, readDeploy } from '../deploy/web-servers.ts'

const POLICIES = {
  '/index.html': "default-src 'self'; script-src 'self' 'sha256-q1+w/2e='",
  '/chat.html': "default-src 'self'; frame-src https://chat.example",
}
const INCLUDES = policyIncludes(POLICIES)

describe.each(Object.keys(INCLUDES))('dist-headers/%s', (name) => {
  const text = INCLUDES[name] ?? ''

  test('has the policy of each page and of SVG files once', () => {
    for (const policy of [...Object.values(POLICIES), SVG_POLICY]) {
      expect(text.split(policy)).toHaveLength(2)
    }
  })

  test('has every security header of npm start', () => {
    for (const [header, value] of Object.entries(SECURITY_HEADERS)) {
      expect(text).toContain(`${header} "${value}"`)
    }
  })
})

test.each(BESIDE_PHP)('deploy/$phpFile includes the file of its cp command', async (server) => {
  const site = await readDeploy(server.phpFile)
  const copy = new RegExp(`^# .* cp dist-headers/${server.name}\\.conf (\\S+)$`, 'm')
  const [, place] = copy.exec(site) ?? []
  expect(site).toMatch(new RegExp(`^\\s*(?:include|Include) ${place};?$`, 'm'))
})
