import { describe, expect, test } from 'vitest'
import { linksFor } from '../../../src/server/store/links.ts'
import { messagesFor } from '../../../src/server/store/messages.ts'
import { findStudent } from '../../../src/server/store/students.ts'
import { BUILT_IN_FIELDS } from '../../../src/server/stored-fields.ts'
import { COHORT, type TestSchool } from '../../support/server.ts'
import { ADA, school } from '../school.ts'

/** What a school holds for Ada. */
async function forAda(contents: TestSchool) {
  const { db } = await school(contents)
  const found = await findStudent(db, ADA)
  if (found === null) throw new Error('Ada is not there')
  return {
    links: await linksFor(db, found.student, BUILT_IN_FIELDS),
    messages: await messagesFor(db, found.student),
  }
}

describe('links', () => {
  test('of the cohort go before everyone’s, and the student’s own before both', async () => {
    const { links } = await forAda({
      links: {
        students: { [ADA]: { mentor_link: 'own' } },
        cohorts: { [COHORT]: { mentor_link: 'cohort', class_link: 'cohort' } },
        everyone: { mentor_link: 'all', class_link: 'all', cloud_link: 'all' },
      },
    })
    expect(links).toEqual({ mentor_link: 'own', class_link: 'cohort', cloud_link: 'all' })
  })
})

describe('messages', () => {
  test('are one to everyone, or to the cohort instead, and one to the student', async () => {
    const everyone = 'Hello all'
    const students = { [ADA]: 'Hello Ada' }
    const cohorts = { [COHORT]: 'Hello cohort' }
    expect((await forAda({ messages: { everyone, students } })).messages).toEqual({
      general: everyone,
      student: 'Hello Ada',
    })
    expect((await forAda({ messages: { everyone, cohorts } })).messages).toEqual({
      general: 'Hello cohort',
      student: '',
    })
  })
})
