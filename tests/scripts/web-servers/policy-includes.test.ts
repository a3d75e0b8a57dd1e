import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { policyIncludes } from '../../../scripts/policy-includes.ts'
import { PROJECT } from '../../../scripts/project.ts'
import { DRAWING_POLICY, SECURITY_HEADERS } from '../../../src/server/http/security-headers.ts'
import { readmeConfiguration, WEB_SERVERS } from './readme-servers.ts'

const POLICIES = {
  '/index.html': "default-src 'self'; script-src 'self' 'sha256-q1+w/2e='",
  '/chat.html': "default-src 'self'; frame-src https://chat.example",
}
const INCLUDES = policyIncludes(POLICIES)
const README = await readFile(join(PROJECT, 'README.md'), 'utf8')

describe.each(Object.keys(INCLUDES))('what the build writes into %s', (name) => {
  const text = INCLUDES[name] ?? ''

  test('holds the policy of each page, and that of drawings, once', () => {
    for (const policy of [...Object.values(POLICIES), DRAWING_POLICY]) {
      expect(text.split(policy)).toHaveLength(2)
    }
  })

  test('holds every other header that npm start sends', () => {
    for (const [header, value] of Object.entries(SECURITY_HEADERS)) {
      expect(text).toContain(`${header} "${value}"`)
    }
  })

  test('is copied in the README', () => {
    expect(README.includes(`\ncp dist-headers/${name} `)).toBe(true)
  })
})

test.each(WEB_SERVERS)(
  'the README’s configuration of $name includes the copied file',
  async (server) => {
    const [, place] = new RegExp(`cp dist-headers/${server.name}.conf (\\S+)`).exec(README) ?? []
    expect(place).toBeDefined()
    expect(await readmeConfiguration(server)).toContain(` ${place}`)
  },
)
