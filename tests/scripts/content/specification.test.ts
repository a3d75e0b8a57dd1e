import { describe as describeAlways, expect, test } from 'vitest'
import {
  figures,
  linkSources,
  pages,
  site,
  storedValues,
} from '../../../src/content/compiled/index.ts'
import { pageLoaders } from '../../../src/content/compiled/loaders.ts'
import { navigation } from '../../../src/content/compiled/navigation.ts'
import type { Text } from '../../../src/content/text.ts'
import type { Card } from '../../../src/content/card.ts'
import type { Page } from '../../../src/content/page.ts'
import type { PageSlug } from '../../../src/content/types.ts'
import { htmlOf } from './html-of.ts'
import { comparesOwnTexts } from '../../support/night.ts'
import { MORE_ROUTES, PROTECTED_ROUTES, SIDEBAR } from '../../support/routes.ts'

// Compares the texts with the specification, as they were delivered: npm test -- specification. In npm test
// it is skipped, because the school may change its texts. All other tests are about a school of their own.
const describe = describeAlways.runIf(comparesOwnTexts)

/** What a student reads there. */
function textOf(shown: string | Text): string {
  const html = htmlOf(typeof shown === 'string' ? [shown] : shown)
  const entities: Record<string, string> = { '&#x27;': "'", '&quot;': '"', '&amp;': '&' }
  const text = html.replace(/<[^>]*>/g, ' ').replace(/&[^;]+;/g, (entity) => entities[entity] ?? '')
  return text.replace(/\s+/g, ' ').replace(/ (?=[.,;:])/g, '')
}

function textOfCard({ title, description, message, facts }: Card): string {
  const shownFacts = facts.map(({ label, value }) => `${label} ${textOf(value)}`)
  return [...[title, description, message].map(textOf), ...shownFacts].join(' ')
}

async function loadPage(path: string): Promise<Page> {
  const slugs = Object.keys(pages) as PageSlug[]
  const slug = slugs.find((each) => pages[each].path === path)
  if (slug === undefined) throw new Error(`content/ has no page for ${path}`)
  return (await pageLoaders[slug]()).page
}

async function textOfPage(path: string): Promise<string> {
  const { title, intro, body, cards } = await loadPage(path)
  return [...[title, intro, body].map(textOf), ...cards.map(textOfCard)].join(' ')
}

describe('2. Screens and routes', () => {
  const coded = /^\/(mentor-tasks|tasks-turnintin-log)/ // pages of the portal's own
  const routes = [...PROTECTED_ROUTES, ...MORE_ROUTES].filter(({ path }) => !coded.test(path))

  test.each(routes)('$path is a page of content: $heading', ({ path, heading }) => {
    const title = path === '/' ? 'Dashboard' : heading // it greets the student in place of its title
    expect(Object.values(pages)).toContainEqual(expect.objectContaining({ path, title }))
  })

  test('only the statement on accessibility is read without signing in', () => {
    const open = Object.values(pages).filter((page) => page.public)
    expect(open.map(({ path }) => path)).toEqual(['/accessibility'])
  })

  test('the sidebar has its entries in order, and Logout is the last', () => {
    const entries = navigation.map((entry) =>
      entry.kind === 'page' ? { label: entry.label, path: pages[entry.page].path } : entry,
    )
    expect(entries).toEqual([...SIDEBAR, { kind: 'logout', label: 'Logout' }])
  })

  test('Tasks alone is highlighted for more than its own page', () => {
    const wide = navigation.flatMap((entry) =>
      entry.kind === 'page' && entry.highlight.length > 0 ? [[entry.page, entry.highlight]] : [],
    )
    expect(wide).toEqual([['tasks', ['/tasks', '/mentor-tasks', '/task-details']]])
  })
})

/** The cards of a page in their order: words of the title, and the number of links. */
const CARDS = {
  classes: 'Cloud Link 1, Class Link 2, Study page 1, Alliance page 2, Speak to Mentor 1',
  tasks:
    'Mentor tasks 1, Pre-arrival tasks 1, Turnitin check 1, Track test 1, Certification test 1',
  meetings: 'Review Summit 1, Project Reviews 3, Orientation 1, Defense Summit 3, Job Summit 1',
  payments:
    'Online payment 1, Naira bank transfer 1, Receipt upload 1, Check your payment 1, Finance contact 1, Earn with the programme 1',
  support: 'Support team 2, Finance contact 1, Student ID request 1, Certifications and results 1',
  resources: 'Curriculum 1, Blog 1, Alumni stories 1',
  graduation: 'Generate certificate 1, Verify certificate 1, Generate facecard 1',
}

describe('2. Card content', () => {
  test.each(Object.entries(CARDS))('%s has its cards in order: %s', async (slug, wanted) => {
    const { cards } = await loadPage(`/${slug}`)
    const found = cards.map(({ title, links }) => `${title} ${links.length}`.toLowerCase())
    const words = wanted.toLowerCase().split(', ')
    expect(found).toEqual(words.map((each) => expect.stringContaining(each)))
  })

  test.each([
    ['classes', 1, /student email.*within 10 minutes of the start.*absent/],
    ['classes', 1, /lesson_time/],
    ['classes', 4, /at least 24 hours before/],
    ['tasks', 0, /capped at zero/],
    ['meetings', 3, /Rules.*before 6:45 PM Lagos time/],
    ['payments', 1, /Bank.*Account name.*Account number/],
    ['payments', 2, /submission ID\W+Keep it.*60 hours/],
    ['payments', 3, /status.*after 60 hours/],
    ['payments', 4, /40%.*fewer than two lessons.*two lessons or more.*four weeks/],
    ['payments', 5, /code.*form/],
  ])('on %s the card %i says %s', async (slug, index, words) => {
    const card = (await loadPage(`/${slug}`)).cards[index]
    expect(card && textOfCard(card)).toMatch(words)
  })

  test('the dashboard shows the five cards of the classes', async () => {
    const [dashboard, classes] = await Promise.all([loadPage('/'), loadPage('/classes')])
    expect(dashboard.cards).toEqual(classes.cards)
  })

  test('the second link of the Alliance page is fixed', async () => {
    const { cards } = await loadPage('/classes')
    const alliance = cards.find(({ title }) => title === 'Alliance page')
    expect(alliance?.links).toMatchObject([{ address: null }, { key: null }])
  })
})

describe('1. Topics and 2. information pages', () => {
  test.each([
    ['/deferment', /missed two tasks/i],
    ['/fee-update', /fee record/],
    ['/access-request', /access code/],
    ['/vephla-request', /transcript.*reference letter/],
    ['/earn-monthly', /\$300\+ monthly/],
    ['/pre-graduation', /clearance/],
    ['/fee-status', /after 60 hours/],
    ['/internship', /internship/],
    ['/induction', /within 10 minutes of the start/],
    ['/accessibility', /\(WCAG\) 2\.2, level AA/],
  ])('%s says %s', async (path, words) => {
    expect(await textOfPage(path)).toMatch(words)
  })

  test.each(['/pre-arrival', '/turnitin', '/track-test', '/certification'])(
    '%s says what it is, that its link is not published yet and whom to ask',
    async (path) => {
      const text = await textOfPage(path)
      expect(text).toMatch(/not been published yet/)
      expect(text).toMatch(/What (it is|they are)/)
      expect(text).toContain(site.support.email)
    },
  )
})

describe("Students' policy", () => {
  test.each([
    /within 10 minutes of the start/,
    /marked absent/,
    /student email must be used/,
    /documents or video cannot be opened is capped at zero/,
    /at least 24 hours before its deadline/,
    /partial refund of 40%/,
    /fewer than two lessons/,
    /two lessons or more no refund/,
    /review takes up to four weeks/,
    /payment status after 60 hours/,
    /before 6:45 PM Lagos time/,
    /advertises \$300\+ monthly/,
    /Missing two tasks, or having a task capped at zero, may lead to deferment/,
  ])('says %s', async (words) => {
    expect(await textOfPage('/student-policy')).toMatch(words)
  })

  test('is a long text with a table of contents', async () => {
    const { contents } = await loadPage('/student-policy')
    expect(contents.length).toBeGreaterThan(10)
    expect((await textOfPage('/student-policy')).split(' ').length).toBeGreaterThan(1500)
  })
})

describe('9. Business constants', () => {
  test('the figures that the portal acts by are those of the specification', () => {
    expect(figures).toMatchObject({
      class_join: { value: 10, unit: 'minutes' },
      late_notice: { value: 24, unit: 'hours' },
      fee_check: { value: 60, unit: 'hours' },
    })
  })
})

describe('3. Links', () => {
  test('every stored link has its key, its fields and its default', () => {
    const plain =
      'cloud_link class_link class_link_two study_page_link alliance_page_link mentor_link'
    expect(linkSources).toEqual({
      ...Object.fromEntries(plain.split(' ').map((key) => [key, { fields: [key], default: null }])),
      mentor_tasks: { fields: ['mentor_tasks'], default: '/mentor-tasks' },
      turnitin: { fields: ['turnitin'], default: '/turnitin' },
      track_test: { fields: ['track_test'], default: '/track-test' },
      certification: { fields: ['certification'], default: '/certification' },
      pre_arrival: { fields: ['pre_arrival_link', 'pre_arrival'], default: '/pre-arrival' },
    })
  })

  test("the lesson time is 'To be updated' when none is stored", () => {
    const lesson_time = { fields: ['lesson_time'], default: 'To be updated' }
    expect(storedValues).toEqual({ lesson_time })
  })
})
