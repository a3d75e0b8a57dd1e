import { expect, test } from 'vitest'
import {
  adviseOnLink,
  explainNoLink,
  findLink,
  isSameLink,
} from '../../src/portal/pages/task-form/link-advice.ts'

const OWN_NETWORK = /^Only your own device or network can open this address\./
const OWN_FILES = /^Only you can see this page of your files\. .*'Copy link'/
const OWN_EDITOR = /^Only you can open this page for editing\. .*Unlisted/
const ONE_ADDRESS = /^Paste only one address/

test.each([
  'https://172.32.0.1/task-3',
  'https://localhost.example.org/',
  'https://web.archive.org/web/2025/https://example.org/',
  'https://drive.google.com/file/d/1AbC/view?usp=drive_link',
  'https://photos.google.com/share/AF1Q?key=abc',
  'https://onedrive.live.com/?authkey=%21AbC&id=1%212&cid=1',
  'https://school-my.sharepoint.com/:w:/g/personal/ada_school_org/EAbC?e=x1',
  'https://school.zoom.us/rec/share/AbC',
  'https://example.org/Ada_(language)',
])('gives no advice about %s, which others can open', (link) => {
  expect(adviseOnLink(link)).toBeNull()
})

test.each([
  ['https://LOCALHOST./', OWN_NETWORK],
  ['http://[fe80::1]/', OWN_NETWORK],
  ['http://172.31.255.255', OWN_NETWORK],
  ['http://adas-laptop.local/task', OWN_NETWORK],
  ['https://example.org/a and my video', ONE_ADDRESS],
  ['https://example.org/a.', /^It ends with \. which may not belong to it/],
  ['https://example.org/a”\u200b', /^It ends with ” which/],
  ['https://example.org/ahttps://example.org/b', ONE_ADDRESS],
  ['https://drive.google.com/drive/u/0/my-drive', OWN_FILES],
  ['https://photos.google.com/album/AF1Q', OWN_FILES],
  ['https://onedrive.live.com/?id=root&cid=1', OWN_FILES],
  ['https://school-my.sharepoint.com/:w:/r/personal/ada_school_org/EAbC', OWN_FILES],
  ['https://studio.youtube.com/video/dQw4w9WgXcQ/edit', OWN_EDITOR],
  ['https://us02web.zoom.us/recording/detail?meeting_id=1', OWN_EDITOR],
])('advises on %s, which others cannot open', (link, advice) => {
  expect(adviseOnLink(link)).toMatch(advice)
})

test.each([
  [true, 'https://example.org/a', 'https://www.EXAMPLE.org/a/'],
  [true, 'https://youtu.be/AbC', 'http://youtu.be/AbC?si=xyz'],
  [false, 'https://www.youtube.com/watch?v=a', 'https://www.youtube.com/watch?v=b'],
  [false, 'https://mega.nz/#!a', 'https://mega.nz/#!b'],
  [false, '', ''],
])('says %s to whether %j and %j are the same link', (isSame, one, other) => {
  expect(isSameLink(one, other)).toBe(isSame)
})

test.each([
  ['C:\\Users\\ada\\task.pdf', /^This is a place on your own device/],
  ['content://com.android.providers/1', /^This is a place on your own device/],
  ['localhost:3000', OWN_NETWORK],
  ['192.168.1.20/task', OWN_NETWORK],
  ['Here is my doc: https://example.org/a', ONE_ADDRESS],
  ['“https://example.org/a”', /^Remove what stands before https/],
  ['example.org/a', /^Enter the whole web address of your documents, starting with https/],
])('explains why %s is no web address, and gives no advice', (typed, sentence) => {
  expect(explainNoLink(typed, 'your documents')).toMatch(sentence)
  expect(adviseOnLink(typed)).toBeNull()
})

test.each([
  ['Here is my doc: https://example.org/a.', 'https://example.org/a'],
  ['docs.google.com/document/d/1', 'https://docs.google.com/document/d/1'],
  ['Doc: https://example.org/a and video: https://example.org/b', null],
  ['https://example.org/a', null],
])('finds the only address within %s', (typed, link) => {
  expect(findLink(typed)).toBe(link)
})
