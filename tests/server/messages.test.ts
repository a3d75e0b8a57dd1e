import { describe, expect, test } from 'vitest'
import { COHORT, type TestSchool } from '../support/server.ts'
import { school } from './school.ts'

async function messagesOfAda(contents: TestSchool): Promise<unknown> {
  const { signIn, fetch } = await school(contents)
  await signIn()
  return (await fetch('/backend/fetch_messages.php')).json()
}

describe('fetch_messages.php', () => {
  test('answers with the message to everyone and the message to the student', async () => {
    const answer = await messagesOfAda({
      messages: { everyone: 'Hello all', students: { 'ada@example.org': 'Hello Ada' } },
    })
    expect(answer).toEqual({
      status: 'success',
      generalMessage: 'Hello all',
      studentMessage: 'Hello Ada',
    })
  })

  test('answers with empty texts when there are none', async () => {
    expect(await messagesOfAda({})).toEqual({
      status: 'success',
      generalMessage: '',
      studentMessage: '',
    })
  })

  test('tells a cohort its own message instead of everyone’s', async () => {
    const answer = await messagesOfAda({
      messages: { everyone: 'Hello all', cohorts: { [COHORT]: 'Hello cohort' } },
    })
    expect(answer).toMatchObject({ generalMessage: 'Hello cohort' })
  })

  test('keeps messages to other students and cohorts to themselves', async () => {
    const answer = await messagesOfAda({
      students: [{}, { email: 'ben@example.org' }],
      messages: { students: { 'ben@example.org': 'Psst' }, cohorts: { 'Cohort 8': 'Hello 8' } },
    })
    expect(answer).toMatchObject({ generalMessage: '', studentMessage: '' })
  })

  test('hands markup on as the text that it is', async () => {
    const text = '<b>Bold</b> & "quoted" <script>alert(1)</script>'
    expect(await messagesOfAda({ messages: { everyone: text } })).toMatchObject({
      generalMessage: text,
    })
  })
})
