import { expect, test } from 'vitest'
import {
  adviseOnLink,
  explainNoLink,
  findLink,
  isSameLink,
} from '../../src/portal/pages/task-form/link-advice/advise.ts'

const DRIVE = 'https://drive.google.com'
const DOCS = 'https://docs.google.com'

test.each([
  'https://docs.example.org/ada',
  'https://192.0.2.7/task-3',
  'https://172.32.0.1/task-3',
  'https://[2001:db8::7]/task-3',
  'https://localhost.example.org/',
  'https://example.org/search?next=https://example.com/',
  'https://web.archive.org/web/2025/https://example.org/',
  'https://github.com/ada/task-3/compare/main...work',
  `${DOCS}/document/d/1AbC/edit?usp=sharing`,
  `${DOCS}/document/d/e/2PACX-1v/pub`,
  `${DOCS}/forms/d/e/1FAI/viewform`,
  `${DRIVE}/file/d/1AbC/view?usp=drive_link`,
  `${DRIVE}/drive/folders/1AbC?usp=sharing`,
  'https://photos.google.com/share/AF1Q?key=abc',
  'https://colab.research.google.com/drive/1AbC',
  'https://onedrive.live.com/?authkey=%21AbC&id=1%212&cid=1',
  'https://school-my.sharepoint.com/:w:/g/personal/ada_school_org/EAbC?e=x1',
  'https://school.sharepoint.com/sites/class/Shared%20Documents/task.docx',
  'https://www.dropbox.com/s/abc/task-3.pdf?dl=0',
  'https://www.dropbox.com/scl/fo/abc/xyz?rlkey=x',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=WL',
  'https://youtu.be/dQw4w9WgXcQ?si=AbC',
  'https://www.youtube.com/playlist?list=PLAbC',
  'https://vimeo.com/123456789',
  'https://www.loom.com/share/abc?sid=1',
  'https://school.zoom.us/rec/share/AbC',
  'https://www.figma.com/file/AbC/Task-3',
  'https://www.figma.com/design/AbC/Task-3?node-id=0-1',
  'https://www.canva.com/design/DAF/xyz/view',
  'https://www.icloud.com/iclouddrive/0AbC#task-3',
  'https://www.icloud.com/sharedalbum/#B0AbC',
])('a good link raises no warning: %s', (link) => {
  expect(adviseOnLink(link)).toBeNull()
})

const OWN_NETWORK = /^Only your own device or network can open this address\./

test.each([
  ['http://localhost', OWN_NETWORK],
  ['https://LOCALHOST./', OWN_NETWORK],
  ['http://127.0.0.1:8000', OWN_NETWORK],
  ['http://2130706433/', OWN_NETWORK],
  ['http://[::1]:3000/', OWN_NETWORK],
  ['http://[fe80::1]/', OWN_NETWORK],
  ['http://[fd12:3456::1]/', OWN_NETWORK],
  ['http://10.0.0.5/task-3', OWN_NETWORK],
  ['http://172.16.0.1', OWN_NETWORK],
  ['http://172.31.255.255', OWN_NETWORK],
  ['http://192.168.1.20:8080/', OWN_NETWORK],
  ['http://169.254.10.1/', OWN_NETWORK],
  ['http://adas-laptop.local/task', OWN_NETWORK],
  ['http://desktop-7/task', OWN_NETWORK],
  ['https://example.org/a and my video', /space/],
  ['https://example.org/a, https://example.org/b', /more than one/],
  ['https://example.org/ahttps://example.org/b', /more than one/],
  ['https://https://example.org/a', /more than one/],
  ['https://docs.google.com/document/d/1AbC…', /end of this address is missing/],
  ['https://docs.google.com/document/d/1AbC...', /end of this address is missing/],
  [`${DRIVE}/drive/my-drive`, /Google Drive, .*Share/],
  [`${DRIVE}/drive/u/0/my-drive`, /Google Drive/],
  [`${DOCS}/document/u/0/`, /Open the document, .*Share/],
  [`${DOCS}/presentation/create`, /Open the document/],
  ['https://photos.google.com/album/AF1Q', /Google Photos/],
  ['https://photos.google.com/u/0/photo/AF1Q', /Google Photos/],
  ['https://onedrive.live.com/?id=root&cid=1', /OneDrive/],
  ['https://onedrive.live.com/?view=1&cid=1', /OneDrive/],
  [
    'https://school-my.sharepoint.com/personal/ada_school_org/_layouts/15/onedrive.aspx?view=0',
    /people you named/,
  ],
  [
    'https://school-my.sharepoint.com/personal/ada_school_org/_layouts/15/Doc.aspx?sourcedoc=x',
    /people you named/,
  ],
  ['https://school-my.sharepoint.com/:w:/r/personal/ada_school_org/EAbC', /people you named/],
  ['https://www.dropbox.com/home', /Dropbox/],
  ['https://dropbox.com/recents', /Dropbox/],
  ['https://studio.youtube.com/video/dQw4w9WgXcQ/edit', /YouTube Studio.*Unlisted/],
  ['https://www.youtube.com/my_videos', /Unlisted or Public/],
  ['https://www.youtube.com/playlist?list=WL', /Unlisted or Public/],
  ['https://vimeo.com/manage/videos/123', /Vimeo/],
  ['https://www.loom.com/looms/videos', /Loom, .*\/share\//],
  ['https://us02web.zoom.us/recording/detail?meeting_id=1', /Zoom/],
  ['https://www.figma.com/files/recents-and-sharing', /Figma/],
  ['https://www.canva.com/projects', /Canva/],
  ['https://www.icloud.com/iclouddrive/', /iCloud/],
  ['https://mail.google.com/mail/u/0/#inbox/FMfc', /mailbox/],
  ['https://web.whatsapp.com/', /WhatsApp/],
  ['https://accounts.google.com/ServiceLogin?continue=x', /sign-in page/],
])('a link that others cannot open raises the warning that helps: %s', (link, warning) => {
  expect(adviseOnLink(link)).toMatch(warning)
})

test('what is no web address raises no warning: the rule of the form blocks it', () => {
  expect(adviseOnLink('')).toBeNull()
  expect(adviseOnLink('file:///home/ada/task.pdf')).toBeNull()
})

test.each([
  ['https://example.org/a', 'https://example.org/a'],
  ['https://example.org/a', 'https://www.EXAMPLE.org/a/'],
  [`${DOCS}/document/d/1/edit`, `${DOCS}/document/d/1/edit?usp=sharing`],
  ['https://youtu.be/AbC', 'http://youtu.be/AbC?si=xyz'],
])('%s and %s are the same link', (one, other) => {
  expect(isSameLink(one, other)).toBe(true)
})

test.each([
  ['https://example.org/a', 'https://example.org/A'],
  ['https://example.org/a', 'https://example.org/b'],
  ['https://www.youtube.com/watch?v=a', 'https://www.youtube.com/watch?v=b'],
  ['https://mega.nz/#!a', 'https://mega.nz/#!b'],
  ['', ''],
])('%s and %s are two links', (one, other) => {
  expect(isSameLink(one, other)).toBe(false)
})

test.each([
  ['file:///C:/Users/ada/task.pdf', /^This is a place on your own device/],
  ['content://com.android.providers/1', /^This is a place on your own device/],
  ['C:\\Users\\ada\\task.pdf', /^This is a place on your own device/],
  ['/storage/emulated/0/Download/task.pdf', /^This is a place on your own device/],
  ['localhost:3000', OWN_NETWORK],
  ['192.168.1.20/task', OWN_NETWORK],
  ['laptop.local/task', OWN_NETWORK],
  ['Here is my doc: https://example.org/a', /^Paste only the address/],
  ['my documents', /^Enter the whole web address of your documents, starting with https/],
  ['ftp://video', /^Enter the whole web address/],
  ['example.org/a', /^Enter the whole web address/],
])('what is no web address is explained: %s', (typed, sentence) => {
  expect(explainNoLink(typed, 'your documents')).toMatch(sentence)
})

test.each([
  ['Here is my doc: https://example.org/a.', 'https://example.org/a'],
  ['<https://example.org/a>', 'https://example.org/a'],
  ['“https://example.org/a”', 'https://example.org/a'],
  ['docs.google.com/document/d/1', 'https://docs.google.com/document/d/1'],
])('the address within what was pasted is found: %s', (typed, link) => {
  expect(findLink(typed)).toBe(link)
})

test.each([
  'my documents',
  'Doc: https://example.org/a and video: https://example.org/b',
  'https://example.org/a',
  'file:///home/ada/task.pdf',
])('no address is guessed from %s', (typed) => {
  expect(findLink(typed)).toBeNull()
})
