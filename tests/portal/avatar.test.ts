import { expect, test } from 'vitest'
import { imageAddress } from '../../src/portal/ui/avatar.tsx'

test.each([
  ['https://example.org/ada.png', 'https://example.org/ada.png'],
  ['/faces/ada.png', `${location.origin}/faces/ada.png`],
  ['faces/ada.png', `${location.origin}/faces/ada.png`],
  ['data:image/png;base64,AAAA', 'data:image/png;base64,AAAA'],
])('the facecard %s is shown from %s', (facecard, address) => {
  expect(imageAddress(facecard)).toBe(address)
})

test.each([
  '',
  'javascript:alert(1)',
  '//evil.example/x.png',
  'http://example.org/x.png',
  'data:text/html,x',
  'data:image/svg+xml;base64,AAAA',
])('the facecard %j gives the default image', (facecard) => {
  expect(imageAddress(facecard)).toBeNull()
})
