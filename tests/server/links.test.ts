import { describe, expect, test } from 'vitest'
import { COHORT, type TestSchool } from '../support/server.ts'
import { school } from './school.ts'

async function linksOfAda(contents: TestSchool): Promise<unknown> {
  const { signIn, fetch } = await school(contents)
  await signIn()
  return (await fetch('/backend/get_links.php')).json()
}

describe('get_links.php', () => {
  test('answers with what is stored for the student, by its wire names', async () => {
    const links = { cloud_link: 'https://cloud.example.org', lesson_time: 'Mondays, 7 PM' }
    expect(await linksOfAda({ links: { students: { 'ada@example.org': links } } })).toEqual({
      status: 'success',
      links,
    })
  })

  test('answers with an empty object when nothing is stored', async () => {
    expect(await linksOfAda({})).toEqual({ status: 'success', links: {} })
  })

  test('lets the cohort’s links go before everyone’s and the own ones before both', async () => {
    const answer = await linksOfAda({
      links: {
        students: { 'ada@example.org': { mentor_link: 'own' } },
        cohorts: { [COHORT]: { mentor_link: 'cohort', class_link: 'cohort' } },
        everyone: { mentor_link: 'all', class_link: 'all', cloud_link: 'all' },
      },
    })
    expect(answer).toMatchObject({
      links: { mentor_link: 'own', class_link: 'cohort', cloud_link: 'all' },
    })
  })

  test('keeps links of other students and cohorts to themselves', async () => {
    const answer = await linksOfAda({
      students: [{}, { email: 'ben@example.org' }],
      links: {
        students: { 'ben@example.org': { mentor_link: 'of Ben' } },
        cohorts: { 'Cohort 8': { class_link: 'of Cohort 8' } },
      },
    })
    expect(answer).toEqual({ status: 'success', links: {} })
  })
})
