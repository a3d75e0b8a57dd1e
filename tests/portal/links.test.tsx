import { waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { readLinks } from '../../src/portal/storage/student.ts'
import { storedFields } from '../../src/contract/stored-fields.ts'
import { bent } from '../support/bent-calls.ts'
import { openPortal } from '../support/portal.tsx'
import { ALL_LINKS, STORED_ORIGIN } from '../support/stored-links.ts'
import { addressesOf, linkButtons, openCard, press } from '../support/student.ts'

// Decisions, Links. Which address each stored text comes to is in links.test.ts and tests/contract.

const CLOUD = 'https://cloud.example/'
const school = { links: { everyone: { cloud_link: CLOUD, lesson_time: 'Fridays, 5 PM' } } }

// Where the buttons of each card lead, by the names of stored fields.
const STORED = {
  '/classes': {
    'Cloud Link': ['cloud_link'],
    'Class Link': ['class_link', 'class_link_two'],
    'Study page': ['study_page_link'],
    'Alliance page': ['alliance_page_link'], // its second link is fixed
    'Speak to Mentor': ['mentor_link'],
  },
  '/tasks': {
    'Pre-arrival': ['pre_arrival_link'],
    'Mentor tasks': ['mentor_tasks'],
    Turnitin: ['turnitin'],
    'Track test': ['track_test'],
    Certification: ['certification'],
  },
} as const

const titled = (title: string) => new RegExp(`^${title}`, 'i')

const openClasses = () => openPortal({ at: '/classes', school })

test.each(Object.entries(STORED))(
  'the buttons on %s lead to the stored links',
  async (at, cards) => {
    await openPortal({ at, school: { links: { everyone: ALL_LINKS } } })
    for (const [title, fields] of Object.entries(cards)) {
      const modal = await openCard(titled(title))
      const leadTo = fields.map((field) => `${STORED_ORIGIN}/${field}`)
      await waitFor(() => expect(addressesOf(modal).slice(0, leadTo.length), title).toEqual(leadTo))
      press('Close')
    }
  },
)

describe('until links arrive', () => {
  test('a button is busy, unless its link is the same for everyone', async () => {
    const release = bent.hold('get_links.php')
    await openClasses()
    const modal = await openCard('Cloud Link')
    const button = within(modal).getByRole('button', { name: 'Click Here' })
    expect(button).toBeDisabled()
    expect(button).toHaveAttribute('aria-busy', 'true')
    expect(button).toHaveAccessibleDescription(/Loading your link/)
    press('Close')
    const alliance = await openCard('Alliance page')
    expect(linkButtons(alliance).map((link) => link.textContent)).toEqual(['Link 2'])
    expect(addressesOf(alliance)).toEqual([expect.stringMatching(/^https:\/\//)])
    press('Close')
    release()
    const loaded = await openCard('Cloud Link')
    await waitFor(() => expect(addressesOf(loaded)).toEqual([CLOUD]))
  })

  test('the stored ones serve, and those that arrive replace them', async () => {
    const before = { cloud_link: 'https://before.example/' }
    bent.reply('get_links.php', { status: 'success', links: before })
    const { reload } = await openClasses()
    await waitFor(() => expect(readLinks()).toEqual(before))
    const release = bent.hold('get_links.php')
    reload()
    const modal = await openCard('Cloud Link')
    expect(addressesOf(modal)).toEqual(['https://before.example/'])
    release()
    await waitFor(() => expect(addressesOf(modal)).toEqual([CLOUD]))
    expect(readLinks()).toEqual(school.links.everyone)
  })
})

describe('a link that is not there', () => {
  test('is ‘Not available yet’ on a disabled button after a successful reply', async () => {
    await openPortal({ at: '/classes' })
    const modal = await openCard('Study page')
    const button = await within(modal).findByRole('button', { name: 'Not available yet' })
    expect(button).toBeDisabled()
    expect(button).toHaveAccessibleDescription(/Click Here/)
    expect(linkButtons(modal)).toEqual([])
  })

  test('is ‘Links could not be loaded’ with Try again after a failed call', async () => {
    bent.fail('get_links.php')
    await openClasses()
    const modal = await openCard('Cloud Link')
    expect(await within(modal).findByRole('alert')).toHaveTextContent('Links could not be loaded')
    expect(within(modal).queryByText('Not available yet')).toBeNull()
    bent.mend()
    press('Try again')
    await waitFor(() => expect(addressesOf(modal)).toEqual([CLOUD]))
  })

  test('is said to have failed once where a card has several, each with its label and place', async () => {
    bent.reply('get_links.php', { status: 'error' })
    await openClasses()
    const modal = await openCard('Class Link')
    expect(await within(modal).findAllByRole('alert')).toHaveLength(1)
    const second = within(modal).getByRole('button', { name: 'Link 2' })
    expect(second).toBeDisabled()
    expect(second).toHaveAccessibleDescription(/Your second class.*Could not be loaded/)
  })
})

test.each([
  ['stored', { timetable: 'https://times.example/', room: 'Hall 2' }, 'Hall 2'],
  ['not stored', {}, 'not known yet'],
])('a card shows a link and a value that links.json added, %s', async (_, everyone, room) => {
  const fields = storedFields({ timetable: 'address', room: 'text' })
  await openPortal({ at: '/resources', school: { links: { everyone }, fields } })
  const modal = await openCard(titled('Timetable'))
  await waitFor(() => expect(modal).toHaveTextContent(`Your room is ${room}.`))
  expect(addressesOf(modal)).toEqual(everyone.timetable === undefined ? [] : [everyone.timetable])
  expect(within(modal).queryAllByText('Not available yet')).toHaveLength(room === 'Hall 2' ? 0 : 1)
})
