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

const LOCAL = 'http://127.0.0.1:3000'

test.each([
  ['https://example.org/ada.png', SITE, 'https://example.org/ada.png'],
  ['/faces/ada.png', SITE, `${SITE}/faces/ada.png`],
  ['ada.png', SITE, `${SITE}/ada.png`],
  ['data:image/png;base64,AA\r\nAA\r\n', SITE, 'data:image/png;base64,AAAA'],
  [`${LOCAL}/ada.png`, LOCAL, `${LOCAL}/ada.png`],
  ['', SITE, null],
  ['javascript:alert(1)', SITE, null],
  ['//evil.example/x.png', SITE, null],
  ['http://example.org/x.png', SITE, null],
  ['data:text/html,x', SITE, null],
  ['data:image/svg+xml;base64,AAAA', SITE, null],
])('a stored picture %j is shown on %s from %j', (stored, site, address) => {
  expect(imageAddress(stored, site)).toBe(address)
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

test.each([
  ['/', '/'],
  ['/mentor-tasks/3?a=b#c', '/mentor-tasks/3?a=b#c'],
  [undefined, '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/\t/evil.example', '/'],
  ['https://evil.example/', '/'],
  ['/backend/logout.php', '/'],
])('after signing in, the wish to go to %j leads to %s', (wish, path) => {
  expect(safeRedirectPath(wish)).toBe(path)
})

test.each([
  ['http://127.0.0.1:8080/x?b=c#d', true],
  ['HTTPS://münchen.example/ä ö', true],
  ['', false],
  ['www.example.org/x', false],
  ['https:///example.org', false],
  ['ftp://example.org', false],
  ['see https://example.org', false],
])('"%s" is a web address, as a student types one: %s', (typed, isOne) => {
  expect(isWebAddress(typed)).toBe(isOne)
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
