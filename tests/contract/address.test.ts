import { describe, expect, test } from 'vitest'
import {
  contentAddress,
  imageAddress,
  isWebAddress,
  linkAddress,
  safeRedirectPath,
} from '../../src/contract/address.ts'

const SITE = 'https://portal.example'

describe('a stored link', () => {
  test.each([
    ['  HTTPS://Example.ORG/A\n', 'https://example.org/A'],
    ['https://münchen.example/my file.pdf', 'https://xn--mnchen-3ya.example/my%20file.pdf'],
    ['mailto:mentor@example.org', 'mailto:mentor@example.org'],
    ['tel:+2348000000000', 'tel:+2348000000000'],
    ['/files//guide.pdf?v=2#top', '/files//guide.pdf?v=2#top'],
    // A host without a scheme gets https.
    ['Meet.Example.Org:8443?week=2', 'https://meet.example.org:8443/?week=2'],
  ])('%j leads to %s', (stored, address) => {
    expect(linkAddress(stored)).toBe(address)
  })

  test.each([
    ['a script', 'JavaScript:alert(1)'],
    ['a script behind a space', ' javascript:alert(1)'],
    ['a script with a tab inside', 'java\tscript:alert(1)'],
    ['a script behind a control character', '\u0001javascript:alert(1)'],
    ['a script that looks like a host', 'javascript://zoom.us/%0aalert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ["another site's page without a scheme", '//example.org/x'],
    ['a backslash in place of the second slash', '/\\example.org'],
    ['a tab between the slashes', '/\t/example.org'],
    ['a path that is not from the root', '../admin'],
    ['a port without a host', 'localhost:3000'],
    ['words', 'To be updated'],
    ['an email address without its scheme', 'mentor@example.org'],
  ])('that is %s counts as missing', (_, stored) => {
    expect(linkAddress(stored)).toBeNull()
  })
})

describe('a stored picture', () => {
  test.each([
    ['https://example.org/ada.png', 'https://example.org/ada.png'],
    ['/faces/ada.png', `${SITE}/faces/ada.png`],
    ['ada.png', `${SITE}/ada.png`],
    ['data:image/png;base64,AA\r\nAA\r\n', 'data:image/png;base64,AAAA'],
  ])('%s is shown from %s', (stored, address) => {
    expect(imageAddress(stored, SITE)).toBe(address)
  })

  test('may come by http from the portal’s own site', () => {
    const site = 'http://127.0.0.1:3000'
    expect(imageAddress(`${site}/ada.png`, site)).toBe(`${site}/ada.png`)
  })

  test.each([
    '',
    'javascript:alert(1)',
    '//evil.example/x.png',
    'http://example.org/x.png',
    'data:text/html,x',
    'data:image/svg+xml;base64,AAAA',
  ])('%j is not shown', (stored) => {
    expect(imageAddress(stored, SITE)).toBeNull()
  })
})

describe('a stored address that leads to a call of the backend', () => {
  const CALLS = [
    '/backend',
    '/Backend/logout.php',
    '/%62ackend/logout.php',
    '/x/%2e%2e/backend/logout.php',
    '/x%2F..%2Fbackend/logout.php',
    '/x/..//backend/logout.php',
    '/%2Fbackend/logout.php',
    '/x%3F%2F..%2Fbackend/logout.php',
    `${SITE}/backend/logout.php`,
    `${SITE.replace('https', 'http')}/backend/logout.php`,
    `${SITE}:8443/backend/logout.php`,
  ]

  test.each([...CALLS, 'backend/logout.php'])('%s is no link and no picture', (stored) => {
    expect(linkAddress(stored, SITE)).toBeNull()
    expect(imageAddress(stored, SITE)).toBeNull()
  })

  test.each([
    '/backends',
    '/classes/backend/?next=/backend/x',
    'https://school.example/backend/guide.html',
  ])('%s does not lead there', (stored) => {
    expect(linkAddress(stored, SITE)).toBe(stored)
  })
})

describe('the page to go to after signing in', () => {
  test.each(['/', '/mentor-tasks/3?a=b#c'])('is the portal’s own %s', (path) => {
    expect(safeRedirectPath(path)).toBe(path)
  })

  test.each([
    undefined,
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example/',
    '/backend/logout.php',
  ])('is the dashboard instead of %j', (wish) => {
    expect(safeRedirectPath(wish)).toBe('/')
  })
})

describe('a web address that a student types', () => {
  test.each(['http://127.0.0.1:8080/x?b=c#d', 'HTTPS://münchen.example/ä ö'])(
    'may be %s',
    (typed) => expect(isWebAddress(typed)).toBe(true),
  )

  test.each([
    '',
    'www.example.org/x',
    'https:///example.org',
    'ftp://example.org',
    'see https://example.org',
  ])('is not "%s"', (typed) => {
    expect(isWebAddress(typed)).toBe(false)
  })
})

describe('an address in content', () => {
  test.each([
    ['HTTP://Example.ORG/a?b#c', { kind: 'web', host: 'example.org' }],
    ['https://münchen.example/', { kind: 'web', host: 'xn--mnchen-3ya.example' }],
    ['mailto:help@Example.org?subject=Hi', { kind: 'mail', host: 'example.org' }],
    ['tel:+234-800-000', { kind: 'phone' }],
    ['/student-policy?x=1#über-uns', { kind: 'portal', path: '/student-policy', hash: 'über-uns' }],
    ['#fees', { kind: 'anchor', hash: 'fees' }],
  ])('%s leads to %o', (typed, leads) => {
    expect(contentAddress(typed)).toMatchObject(leads)
  })

  test.each([
    '#',
    'example.org',
    'https://localhost/x',
    '<https://example.org>',
    'https://bank.example@elsewhere.example/',
    'mailto:help@bank.example@elsewhere.example',
    'mailto:help@localhost',
    'tel:call-us',
    'data:image/png;base64,AAAA',
  ])('is not %j', (typed) => {
    expect(contentAddress(typed)).toBeNull()
  })
})
