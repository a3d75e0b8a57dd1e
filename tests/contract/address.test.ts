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
    ['https://example.org/', 'https://example.org/'],
    ['http://example.org/a?b=c&d#e', 'http://example.org/a?b=c&d#e'],
    ['HTTPS://Example.ORG/A', 'https://example.org/A'],
    ['  https://example.org/\n', 'https://example.org/'],
    ['https://example.org/my file.pdf', 'https://example.org/my%20file.pdf'],
    ['https://example.org/é', 'https://example.org/%C3%A9'],
    ['https://münchen.example/', 'https://xn--mnchen-3ya.example/'],
    ['http://192.0.2.1:8080/x', 'http://192.0.2.1:8080/x'],
    ['https:example.org', 'https://example.org/'],
    ['mailto:mentor@example.org', 'mailto:mentor@example.org'],
    ['tel:+2348000000000', 'tel:+2348000000000'],
  ])('%j is safe as %s', (stored, address) => {
    expect(linkAddress(stored)).toBe(address)
  })

  test.each([
    ['/', '/'],
    ['/mentor-tasks', '/mentor-tasks'],
    ['/files/guide.pdf?v=2#top', '/files/guide.pdf?v=2#top'],
    ['/a//b', '/a//b'],
  ])('%j is a path on the same site', (stored, path) => {
    expect(linkAddress(stored)).toBe(path)
  })

  test.each([
    ['zoom.us/j/1', 'https://zoom.us/j/1'],
    ['zoom.us', 'https://zoom.us/'],
    ['zoom.us:443/x', 'https://zoom.us/x'],
    ['school.example.org:8443/x', 'https://school.example.org:8443/x'],
    ['www.example.org?week=2', 'https://www.example.org/?week=2'],
    ['meet.example.org#room', 'https://meet.example.org/#room'],
    ['Meet.Example.Org/ABC', 'https://meet.example.org/ABC'],
  ])('%j looks like a host and gets https', (stored, address) => {
    expect(linkAddress(stored)).toBe(address)
  })

  test.each([
    ['a script', 'javascript:alert(1)'],
    ['a script in capitals', 'JavaScript:alert(1)'],
    ['a script behind a space', ' javascript:alert(1)'],
    ['a script with a tab inside', 'java\tscript:alert(1)'],
    ['a script with a line end inside', 'java\nscript:alert(1)'],
    ['a script behind a control character', '\u0001javascript:alert(1)'],
    ['a script that looks like a host', 'javascript://zoom.us/%0aalert(1)'],
    ['another script', 'vbscript:msgbox(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['a blob', 'blob:https://example.org/1'],
    ['a file', 'file:///etc/passwd'],
    ['a file transfer', 'ftp://example.org/x'],
    ["another site's page without a scheme", '//example.org/x'],
    ['a backslash in place of the second slash', '/\\example.org'],
    ['two backslashes', '\\\\example.org'],
    ['a tab between the slashes', '/\t/example.org'],
    ['a line end between the slashes', '/\r\n/example.org'],
    ['a delete character', 'https://example.org/\u007f'],
    ['a path that is not from the root', 'files/guide.pdf'],
    ['a path upwards', '../admin'],
    ['a heading', '#top'],
    ['a query', '?x=1'],
    ['a port without a host', 'localhost:3000'],
    ['a host with a space', 'https://exa mple.org'],
    ['no host', 'https://'],
    ['words', 'To be updated'],
    ['a word', 'TBA'],
    ['an email address without its scheme', 'mentor@example.org'],
    ['nothing', ''],
    ['space', ' \n'],
  ])('that is %s counts as missing', (_, stored) => {
    expect(linkAddress(stored)).toBeNull()
  })
})

describe('a stored picture', () => {
  test.each([
    ['https://example.org/ada.png', 'https://example.org/ada.png'],
    ['/faces/ada.png', `${SITE}/faces/ada.png`],
    ['faces/ada.png', `${SITE}/faces/ada.png`],
    ['ada.png', `${SITE}/ada.png`],
    ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
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
    '/\\evil.example/x.png',
    'http://example.org/x.png',
    'mailto:ada@example.org',
    'data:text/html,x',
    'data:image/svg+xml;base64,AAAA',
  ])('%j is not shown', (stored) => {
    expect(imageAddress(stored, SITE)).toBeNull()
  })
})

describe('an address that a backend stored and that leads to its calls', () => {
  const CALLS = [
    '/backend/logout.php',
    '/backend',
    '/Backend/logout.php',
    '/%62ackend/logout.php',
    '/x/../backend/logout.php',
    '/x/%2e%2e/backend/logout.php',
    '/x%2F..%2Fbackend/logout.php',
    '/x/..//backend/logout.php',
    '/%2Fbackend/logout.php',
    '/x%3F%2F..%2Fbackend/logout.php',
    `${SITE}/backend/logout.php`,
    `${SITE}:443//backend/logout.php`,
    `${SITE.replace('https', 'http')}/backend/logout.php`,
    `${SITE}:8443/backend/logout.php`,
  ]

  test.each(CALLS)('%s is no link', (stored) => {
    expect(linkAddress(stored, SITE)).toBeNull()
  })

  test.each([...CALLS, 'backend/logout.php'])('%s is no picture', (stored) => {
    expect(imageAddress(stored, SITE)).toBeNull()
  })

  test.each(['/backends', '/classes/backend/', `/classes?next=/backend/x`])(
    '%s does not lead there',
    (stored) => {
      expect(linkAddress(stored, SITE)).toBe(stored)
    },
  )

  test('is a link when the backend is another site’s', () => {
    const stored = 'https://school.example/backend/guide.html'
    expect(linkAddress(stored, SITE)).toBe(stored)
  })
})

describe('the page to go to after signing in', () => {
  test.each(['/', '/payments', '/mentor-tasks/3?a=b#c'])('is the portal’s own %s', (path) => {
    expect(safeRedirectPath(path)).toBe(path)
  })

  test.each([
    undefined,
    '',
    'payments',
    '#top',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example/',
    'evil.example',
    'javascript:alert(1)',
    '/backend/logout.php',
  ])('is the dashboard instead of %j', (wish) => {
    expect(safeRedirectPath(wish)).toBe('/')
  })
})

describe('a web address that a student types', () => {
  test.each([
    'https://example.org',
    'http://example.org/a?b=c#d',
    'HTTPS://EXAMPLE.ORG/A',
    'https://drive.example.com/file/d/1/view?usp=sharing',
    'http://127.0.0.1:8080/x',
    'https://münchen.example/ä ö',
  ])('may be %s', (address) => {
    expect(isWebAddress(address)).toBe(true)
  })

  test.each([
    '',
    'example.org',
    'www.example.org/x',
    '//example.org',
    'https:example.org',
    'https://',
    'https:///example.org',
    'http://a b',
    'ftp://example.org',
    'javascript:alert(1)',
    'mailto:ada@example.org',
    'see https://example.org',
  ])('is not "%s"', (address) => {
    expect(isWebAddress(address)).toBe(false)
  })
})

describe('an address in content', () => {
  test.each([
    ['https://example.org/a?b#c', { kind: 'web', host: 'example.org' }],
    ['HTTP://Example.ORG', { kind: 'web', host: 'example.org' }],
    ['https://münchen.example/', { kind: 'web', host: 'xn--mnchen-3ya.example' }],
    ['mailto:help@Example.org?subject=Hi', { kind: 'mail', host: 'example.org' }],
    ['mailto:help@münchen.example', { kind: 'mail', host: 'münchen.example' }],
    ['tel:+234-800-000', { kind: 'phone' }],
    ['/student-policy?x=1#über-uns', { kind: 'portal', path: '/student-policy', hash: 'über-uns' }],
    ['#fees', { kind: 'anchor', hash: 'fees' }],
  ])('%s leads to %o', (typed, leads) => {
    expect(contentAddress(typed)).toMatchObject(leads)
  })

  test.each([
    '',
    '#',
    'example.org',
    'faces/ada.png',
    '//example.org',
    'https:example.org',
    'https:///example.org',
    'https://localhost/x',
    'https://127.0.0.1/',
    'https://example.org/my file',
    'https://example.org\\x',
    '<https://example.org>',
    'https://bank.example@elsewhere.example/',
    'mailto:',
    'mailto:help',
    'mailto:@example.org',
    'mailto:help@bank.example@elsewhere.example',
    'mailto:help@localhost',
    'tel:',
    'tel:call-us',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'ftp://example.org/x',
  ])('is not %j', (typed) => {
    expect(contentAddress(typed)).toBeNull()
  })
})
