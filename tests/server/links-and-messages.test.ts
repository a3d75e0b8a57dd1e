import { expect, test } from 'vitest'
import type { TestSchool } from '../support/server.ts'
import { ADA, read, signedIn } from './school.ts'

async function asAda(call: string, contents: TestSchool = {}): Promise<unknown> {
  const { fetch } = await signedIn(contents)
  return (await read(fetch(`/backend/${call}`))).json
}

const LINKS = { cloud_link: 'https://cloud.example.org', lesson_time: 'Mondays, 7 PM' }

test('get_links.php answers with the stored links by their wire names', async () => {
  const answer = await asAda('get_links.php', { links: { students: { [ADA]: LINKS } } })
  expect(answer).toEqual({ status: 'success', links: LINKS })
  expect(await asAda('get_links.php')).toEqual({ status: 'success', links: {} })
})

test('fetch_messages.php returns markup unchanged, as text', async () => {
  const everyone = '<b>Bold</b> & "quoted" <script>alert(1)</script>'
  const messages = { everyone, students: { [ADA]: 'Hello Ada' } }
  expect(await asAda('fetch_messages.php', { messages })).toEqual({
    status: 'success',
    generalMessage: everyone,
    studentMessage: 'Hello Ada',
  })
  const none = { generalMessage: '', studentMessage: '' }
  expect(await asAda('fetch_messages.php')).toEqual({ status: 'success', ...none })
})
