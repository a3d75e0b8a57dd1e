import { expect, test } from 'vitest'
import { contactSheet, type SheetShot } from '../../scripts/test/contact-sheet.ts'

const LOGIN: SheetShot = {
  name: 'login, <b> & "quoted"',
  group: 'Login & more',
  pictures: [
    { width: 360, theme: 'light', file: 'login.360.light.png' },
    { width: 1280, theme: 'dark', file: 'login.1280.dark.png' },
  ],
}
const MODAL: SheetShot = {
  name: 'modal support/support-team',
  group: 'Modals',
  pictures: [{ width: 360, theme: 'light', file: 'modal.360.light.png' }],
}
const ALL = new Set([...LOGIN.pictures, ...MODAL.pictures].map(({ file }) => file))

test('the sheet shows each picture under its shot and opens it at full size', () => {
  const sheet = contactSheet([LOGIN, MODAL], ALL)
  for (const file of ALL) expect(sheet).toContain(`<a href="${file}" target="_blank"><img`)
  expect(sheet).not.toContain('missing</p>')
})

test('the sheet has one section for each group, in the order of the shots', () => {
  const sheet = contactSheet([MODAL, LOGIN, MODAL], ALL)
  expect([...sheet.matchAll(/<h2>(.*?)<\/h2>/g)].map(([, group]) => group)).toEqual([
    'Modals',
    'Login &amp; more',
  ])
})

test('the sheet escapes names and groups', () => {
  const sheet = contactSheet([LOGIN], ALL)
  expect(sheet).toContain('>login, &lt;b&gt; &amp; &quot;quoted&quot;</h3>')
  expect(sheet).toContain('alt="login, &lt;b&gt; &amp; &quot;quoted&quot;, 360 light"')
  expect(sheet).not.toContain('<b>')
})

test('the sheet says which pictures are missing, and of which shots', () => {
  const sheet = contactSheet([LOGIN, MODAL], new Set(['login.360.light.png']))
  expect(sheet.match(/<p class="missing">missing<\/p>/g)).toHaveLength(2)
  expect(sheet).toMatch(/Missing, whole or in part: .*login.*modal support\/support-team/)
  expect(sheet).not.toContain('src="modal.360.light.png"')
})
