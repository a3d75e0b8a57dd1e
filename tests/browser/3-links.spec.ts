import { expect, test } from '../support/browser.ts'
import { addressesOf, cardOf, openCard } from '../support/cards.ts'
import { enter } from '../support/enter.ts'
import { ALL_LINKS, STORED_ORIGIN } from '../support/stored-links.ts'

// Each stored field, the card whose button it fills, and which of the buttons that is.
const FIELDS = [
  { field: 'cloud_link', path: '/classes', card: 'Cloud Link', button: 0 },
  { field: 'class_link', path: '/classes', card: 'Class Link', button: 0 },
  { field: 'class_link_two', path: '/classes', card: 'Class Link', button: 1 },
  { field: 'study_page_link', path: '/classes', card: 'Study page', button: 0 },
  { field: 'alliance_page_link', path: '/classes', card: 'Alliance page', button: 0 },
  { field: 'mentor_link', path: '/classes', card: 'Speak to Mentor', button: 0 },
  { field: 'pre_arrival_link', path: '/tasks', card: /^pre-arrival/i, button: 0 },
  { field: 'mentor_tasks', path: '/tasks', card: /^mentor tasks/i, button: 0 },
  { field: 'turnitin', path: '/tasks', card: /^turnitin/i, button: 0 },
  { field: 'track_test', path: '/tasks', card: /^track test/i, button: 0 },
  { field: 'certification', path: '/tasks', card: /^certification/i, button: 0 },
] as const

const DEFAULTS = [
  { key: 'mentor_tasks', card: /^mentor tasks/i, leadsTo: '/mentor-tasks' },
  { key: 'pre_arrival', card: /^pre-arrival/i, leadsTo: '/pre-arrival' },
  { key: 'turnitin', card: /^turnitin/i, leadsTo: '/turnitin' },
  { key: 'track_test', card: /^track test/i, leadsTo: '/track-test' },
  { key: 'certification', card: /^certification/i, leadsTo: '/certification' },
] as const

const PRE_ARRIVAL = [
  {
    law: 'pre_arrival_link comes before pre_arrival',
    stored: { pre_arrival_link: 'https://a.example/', pre_arrival: 'https://b.example/' },
    leadsTo: 'https://a.example/',
  },
  {
    law: 'pre_arrival serves where pre_arrival_link is missing',
    stored: { pre_arrival: 'https://b.example/' },
    leadsTo: 'https://b.example/',
  },
  {
    law: 'pre_arrival serves where pre_arrival_link is empty',
    stored: { pre_arrival_link: '', pre_arrival: 'https://b.example/' },
    leadsTo: 'https://b.example/',
  },
  {
    law: 'pre_arrival serves where pre_arrival_link is unsafe',
    stored: { pre_arrival_link: 'javascript:alert(1)', pre_arrival: 'https://b.example/' },
    leadsTo: 'https://b.example/',
  },
]

test.describe('3. Entities and their fields', () => {
  test.describe('Links', () => {
    for (const { field, path, card, button } of FIELDS) {
      test(`${field} is where a button of its card leads`, async ({ page, portal }) => {
        const { origin } = await portal.open({ links: { everyone: ALL_LINKS } })
        await enter(page, origin + path)
        const modal = await openCard(page, card)
        await expect(modal.getByRole('link').first()).toBeVisible()
        await expect
          .poll(async () => (await addressesOf(modal))[button])
          .toBe(`${STORED_ORIGIN}/${field}`)
      })
    }

    for (const { key, card, leadsTo } of DEFAULTS) {
      test(`${key} is ${leadsTo} when none is stored`, async ({ page, portal }) => {
        const { origin } = await portal.open()
        await enter(page, `${origin}/tasks`)
        const modal = await openCard(page, card)
        await expect.poll(() => addressesOf(modal)).toEqual([leadsTo])
      })
    }

    test('lesson_time is shown with the class link', async ({ page, portal }) => {
      const { origin } = await portal.open({
        links: { everyone: { lesson_time: 'Fridays, 5 PM' } },
      })
      await enter(page, `${origin}/classes`)
      await expect(cardOf(page, 'Class Link')).toContainText('Fridays, 5 PM')
    })

    test('lesson_time is ‘To be updated’ when none is stored', async ({ page, portal }) => {
      const { origin } = await portal.open()
      await enter(page, `${origin}/classes`)
      await expect(cardOf(page, 'Class Link')).toContainText('To be updated')
    })

    for (const { law, stored, leadsTo } of PRE_ARRIVAL) {
      test(law, async ({ page, portal }) => {
        const { origin } = await portal.open({ links: { everyone: stored } })
        await enter(page, `${origin}/tasks`)
        const modal = await openCard(page, /^pre-arrival/i)
        await expect.poll(() => addressesOf(modal)).toEqual([leadsTo])
      })
    }
  })
})
