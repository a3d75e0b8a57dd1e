import { expect, test } from '../support/browser.ts'
import { cardOf, linkButtons, openCard } from '../support/cards.ts'
import { enter } from '../support/enter.ts'
import { ALL_LINKS, LESSON_TIME } from '../support/stored-links.ts'

type CardRow = {
  readonly path: string
  readonly title: string | RegExp
  /** How many link buttons the modal has once every link is stored. */
  readonly links: number
  /** What the modal says, in the specification's figures and words. */
  readonly says?: readonly RegExp[]
}

const CARDS: readonly CardRow[] = [
  { path: '/classes', title: 'Cloud Link', links: 1 },
  {
    path: '/classes',
    title: 'Class Link',
    links: 2,
    says: [/student email/, /within 10 minutes of the start/, /absent/, new RegExp(LESSON_TIME)],
  },
  { path: '/classes', title: 'Study page', links: 1 },
  { path: '/classes', title: 'Alliance page', links: 2 },
  { path: '/classes', title: 'Speak to Mentor', links: 1, says: [/at least 24 hours before/] },

  { path: '/tasks', title: /^mentor tasks/i, links: 1, says: [/capped at zero/] },
  { path: '/tasks', title: /^pre-arrival/i, links: 1 },
  { path: '/tasks', title: /^turnitin check/i, links: 1 },
  { path: '/tasks', title: /^track test/i, links: 1 },
  { path: '/tasks', title: /^certification test/i, links: 1 },

  { path: '/meetings', title: /review summit/i, links: 1 },
  { path: '/meetings', title: /project reviews/i, links: 3 },
  { path: '/meetings', title: /orientation/i, links: 1 },
  { path: '/meetings', title: /defense summit/i, links: 3, says: [/Rules/, /before 6:45 PM/] },
  { path: '/meetings', title: /job summit/i, links: 1 },

  { path: '/payments', title: /online payment/i, links: 1 },
  {
    path: '/payments',
    title: /naira bank transfer/i,
    links: 1,
    says: [/Bank/, /Account name/, /Account number/],
  },
  {
    path: '/payments',
    title: /receipt upload/i,
    links: 1,
    says: [/submission ID\W+Keep it/, /60 hours/],
  },
  { path: '/payments', title: /status/i, links: 1, says: [/after 60 hours/] },
  {
    path: '/payments',
    title: /finance contact/i,
    links: 1,
    says: [/40%/, /fewer than two lessons/, /two lessons or more/, /up to four weeks/],
  },
  { path: '/payments', title: /earn with the programme/i, links: 1, says: [/code/, /form/] },

  { path: '/support', title: /support team/i, links: 2 },
  { path: '/support', title: /finance/i, links: 1 },
  { path: '/support', title: /student ID request/i, links: 1 },
  { path: '/support', title: /certifications and results/i, links: 1 },

  { path: '/resources', title: /curriculum/i, links: 1 },
  { path: '/resources', title: /blog/i, links: 1 },
  { path: '/resources', title: /alumni stories/i, links: 1 },

  { path: '/graduation', title: /generate certificate/i, links: 1 },
  { path: '/graduation', title: /verify certificate/i, links: 1 },
  { path: '/graduation', title: /generate facecard/i, links: 1 },
]

// Where a button leads that is not stored for the student; the addresses themselves are content.
const OUTWARD = /^(https?:\/\/|mailto:)/

test.describe('2. Screens and routes', () => {
  test.describe('Card content', () => {
    for (const { path, title, links, says = [] } of CARDS) {
      const name = typeof title === 'string' ? title : title.source.replace('^', '')
      const many = links === 1 ? 'one link' : `${links} links`
      const facts = says.length === 0 ? '' : ` and its ${says.length} facts`
      test(`${path} has the card ‘${name}’ with ${many}${facts}`, async ({ page, portal }) => {
        const { origin } = await portal.open({ links: { everyone: ALL_LINKS } })
        await enter(page, origin + path)
        const modal = await openCard(page, title)
        await expect(linkButtons(modal)).toHaveCount(links)
        for (const link of await linkButtons(modal).all()) {
          await expect(link).toHaveAttribute('href', OUTWARD)
        }
        for (const fact of says) await expect(modal).toContainText(fact)
      })
    }

    const PAGES = [...new Set(CARDS.map(({ path }) => path))]
    for (const path of PAGES) {
      const titles = CARDS.filter((card) => card.path === path).map(({ title }) => title)
      test(`${path} has these ${titles.length} cards and no others, in order`, async ({
        page,
        portal,
      }) => {
        const { origin } = await portal.open()
        await enter(page, origin + path)
        await expect(cardOf(page, /./)).toContainText(titles)
      })
    }

    test('the dashboard has a welcome banner and the five class and learning cards', async ({
      page,
      portal,
    }) => {
      const { origin } = await portal.open()
      await enter(page, `${origin}/`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Ada')
      await expect(cardOf(page, /./)).toContainText([
        'Cloud Link',
        'Class Link',
        'Study page',
        'Alliance page',
        'Speak to Mentor',
      ])
    })

    test('the second link of the Alliance page is fixed: it leads on without any stored link', async ({
      page,
      portal,
    }) => {
      const { origin } = await portal.open()
      await enter(page, `${origin}/classes`)
      const modal = await openCard(page, 'Alliance page')
      await expect(modal.getByRole('button', { name: 'Not available yet' })).toBeDisabled()
      await expect(modal.getByRole('link', { name: 'Link 2' })).toHaveAttribute('href', OUTWARD)
    })
  })
})
