import { describe, expect, test } from 'vitest'
import { safeAddress } from '../../src/contract/address.ts'

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
    expect(safeAddress(stored)).toBe(address)
  })

  test.each([
    ['/', '/'],
    ['/mentor-tasks', '/mentor-tasks'],
    ['/files/guide.pdf?v=2#top', '/files/guide.pdf?v=2#top'],
    ['/a//b', '/a//b'],
  ])('%j is a path on the same site', (stored, path) => {
    expect(safeAddress(stored)).toBe(path)
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
    expect(safeAddress(stored)).toBe(address)
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
    expect(safeAddress(stored)).toBeNull()
  })
})
