import { expect, test } from 'vitest'
import { readSettings, withSettings } from '../../src/server/settings/settings-file.ts'

// The values are what systemd 252 and 257 give to a service (systemd.exec(5), EnvironmentFile=).
test.each([
  ["A='p$w&x y#z'", 'p$w&x y#z'],
  ['A="say \\"\\$HOME\\" & go"', 'say "$HOME" & go'],
  ['A=$HOME', '$HOME'],
  ['A=one two & three', 'one two & three'],
  ['  A = one  ', 'one'],
  ['A=', ''],
  ['A=p#w', 'p#w'],
  ['A=it"s', 'it"s'],
  ["# A comment\r\n; another\r\n\r\nA='x'\r\n", 'x'],
  ['A=first\nA=last', 'last'],
])('%j is read as systemd does', (text, value) => {
  expect(readSettings(text, 'x.env')).toEqual({ A: value })
})

test.each([
  ['export A=x', 'without export'],
  ['A', 'write NAME=value'],
  ["A='x' # mine", 'begin and end the value'],
  ["A='x'y", 'begin and end the value'],
  ['A="x', 'begin and end the value'],
  ['A="a\\n"', 'begin and end the value'],
  ['A=C:\\x', 'into single quotes'],
  ['A=x # mine', 'a line of its own'],
  ['# a\\', 'must not end with a backslash'],
  ['\uFEFFA=x', 'byte-order mark'],
])('%j is refused with its line, and without its value', (line, said) => {
  const read = () => readSettings(`B=1\n${line}\n`, '/etc/student-portal.env')
  expect(read).toThrow(/^Please correct \/etc\/student-portal\.env:\n {2}line 2: /)
  expect(read).toThrow(said)
})

// docker run --env-file leaves the quotes; docker compose does not.
test('the settings of a container are read with the quotes of the file, and without', () => {
  const env = { PORTAL_SETTINGS: 'container', A: "'p$w&x'", B: '"a\\"b"', C: "it's", D: '' }
  expect(withSettings(env)).toEqual({ ...env, A: 'p$w&x', B: 'a"b' })
})
