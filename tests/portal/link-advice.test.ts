import { expect, test } from 'vitest'
import {
  adviseOnLink,
  explainNoLink,
  findLink,
  isSameLink,
} from '../../src/portal/pages/task-form/link-advice.ts'

test.each([
  'https://docs.example.org/ada',
  'https://172.32.0.1/task-3',
  'https://localhost.example.org/',
  'https://web.archive.org/web/2025/https://example.org/',
  'https://docs.google.com/document/d/1AbC/edit?usp=sharing',
  'https://drive.google.com/file/d/1AbC/view?usp=drive_link',
  'https://drive.google.com/drive/folders/1AbC?usp=sharing',
  'https://photos.google.com/share/AF1Q?key=abc',
  'https://onedrive.live.com/?authkey=%21AbC&id=1%212&cid=1',
  'https://school-my.sharepoint.com/:w:/g/personal/ada_school_org/EAbC?e=x1',
  'https://www.dropbox.com/scl/fo/abc/xyz?rlkey=x',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://vimeo.com/123456789',
  'https://www.loom.com/share/abc?sid=1',
  'https://school.zoom.us/rec/share/AbC',
  'https://www.canva.com/design/DAF/xyz/view',
  'https://www.icloud.com/iclouddrive/0AbC#task-3',
])('a good link raises no warning: %s', (link) => {
  expect(adviseOnLink(link)).toBeNull()
})

const OWN_NETWORK = /^Only your own device or network can open this address\./
const OWN_FILES = /^Only you can see this page of your files\. .*'Copy link'/
const OWN_EDITOR = /^Only you can open this page for editing\. .*Unlisted/

test.each([
  ['https://LOCALHOST./', OWN_NETWORK],
  ['http://2130706433/', OWN_NETWORK],
  ['http://[fe80::1]/', OWN_NETWORK],
  ['http://172.31.255.255', OWN_NETWORK],
  ['http://adas-laptop.local/task', OWN_NETWORK],
  ['https://example.org/a and my video', /^Paste only one address/],
  ['https://example.org/ahttps://example.org/b', /^Paste only one address/],
  ['https://drive.google.com/drive/u/0/my-drive', OWN_FILES],
  ['https://docs.google.com/document/u/0/', OWN_FILES],
  ['https://photos.google.com/album/AF1Q', OWN_FILES],
  ['https://onedrive.live.com/?id=root&cid=1', OWN_FILES],
  ['https://school-my.sharepoint.com/:w:/r/personal/ada_school_org/EAbC', OWN_FILES],
  ['https://www.dropbox.com/home', OWN_FILES],
  ['https://www.icloud.com/iclouddrive/', OWN_FILES],
  ['https://www.canva.com/projects', OWN_FILES],
  ['https://studio.youtube.com/video/dQw4w9WgXcQ/edit', OWN_EDITOR],
  ['https://www.youtube.com/my_videos', OWN_EDITOR],
  ['https://vimeo.com/manage/videos/123', OWN_EDITOR],
  ['https://www.loom.com/looms/videos', OWN_EDITOR],
  ['https://us02web.zoom.us/recording/detail?meeting_id=1', OWN_EDITOR],
])('a link that others cannot open raises the warning that helps: %s', (link, warning) => {
  expect(adviseOnLink(link)).toMatch(warning)
})

test.each([
  ['https://example.org/a', 'https://www.EXAMPLE.org/a/'],
  ['https://youtu.be/AbC', 'http://youtu.be/AbC?si=xyz'],
])('%s and %s are the same link', (one, other) => {
  expect(isSameLink(one, other)).toBe(true)
})

test.each([
  ['https://www.youtube.com/watch?v=a', 'https://www.youtube.com/watch?v=b'],
  ['https://mega.nz/#!a', 'https://mega.nz/#!b'],
  ['', ''],
])('%s and %s are two links', (one, other) => {
  expect(isSameLink(one, other)).toBe(false)
})

test.each([
  ['C:\\Users\\ada\\task.pdf', /^This is a place on your own device/],
  ['content://com.android.providers/1', /^This is a place on your own device/],
  ['localhost:3000', OWN_NETWORK],
  ['192.168.1.20/task', OWN_NETWORK],
  ['Here is my doc: https://example.org/a', /^Paste only one address/],
  ['my documents', /^Enter the whole web address of your documents, starting with https/],
  ['example.org/a', /^Enter the whole web address/],
])('what is no web address is explained, and raises no warning: %s', (typed, sentence) => {
  expect(explainNoLink(typed, 'your documents')).toMatch(sentence)
  expect(adviseOnLink(typed)).toBeNull()
})

test.each([
  ['Here is my doc: https://example.org/a.', 'https://example.org/a'],
  ['docs.google.com/document/d/1', 'https://docs.google.com/document/d/1'],
  ['Doc: https://example.org/a and video: https://example.org/b', null],
  ['https://example.org/a', null],
])('the one address within what was pasted is found: %s', (typed, link) => {
  expect(findLink(typed)).toBe(link)
})
