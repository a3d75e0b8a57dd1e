import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import {
  figures,
  linkSources,
  pages,
  site,
  storedValues,
} from '../../src/content/compiled/index.ts'
import { pageLoaders } from '../../src/content/compiled/loaders.ts'
import { navigation } from '../../src/content/compiled/navigation.ts'
import { SlotsContext, type Slots } from '../../src/content/slots.tsx'
import type { Card, Page, PageSlug } from '../../src/content/types.ts'
import { MORE_ROUTES, PROTECTED_ROUTES, SIDEBAR } from '../support/routes.ts'

// Holds what the school's editors write to the specification. All other tests are about a school of
// their own: see tests/school.

const SLOTS: Slots = {
  storedValue: (name) => `(${name})`,
  portalLink: (_path, children) => children,
  resolveLink: ({ note }) => ({ kind: 'missing', note }),
}

/** What a student reads there. */
function textOf(shown: ReactNode): string {
  const html = renderToStaticMarkup(<SlotsContext value={SLOTS}>{shown}</SlotsContext>)
  const entities: Record<string, string> = { '&#x27;': "'", '&quot;': '"', '&amp;': '&' }
  const text = html.replace(/<[^>]*>/g, ' ').replace(/&[^;]+;/g, (entity) => entities[entity] ?? '')
  return text.replace(/\s+/g, ' ').replace(/ (?=[.,;:])/g, '')
}

function textOfCard({ title, description, message, facts }: Card): string {
  const shownFacts = facts.map(({ label, value }) => (
    <p key={label}>
      {label} {value}
    </p>
  ))
  return textOf(
    <>
      {title} <p>{description}</p> {message} {shownFacts}
    </>,
  )
}

async function loadPage(path: string): Promise<Page> {
  const slugs = Object.keys(pages) as PageSlug[]
  const slug = slugs.find((each) => pages[each].path === path)
  if (slug === undefined) throw new Error(`content/ has no page for ${path}`)
  return (await pageLoaders[slug]()).page
}

async function textOfPage(path: string): Promise<string> {
  const { title, intro, body, cards } = await loadPage(path)
  const own = textOf(
    <>
      {title} <p>{intro}</p> {body}
    </>,
  )
  return [own, ...cards.map(textOfCard)].join(' ')
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

/** The cards of a page in their order: title, number of links, and what the modal says. */
const CARDS: Partial<Record<PageSlug, readonly (readonly [RegExp, number, ...RegExp[]])[]>> = {
  classes: [
    [/^Cloud Link$/, 1],
    [/^Class Link$/, 2, /student email/, /within 10 minutes of the start/, /absent/, /lesson_time/],
    [/^Study page$/, 1],
    [/^Alliance page$/, 2],
    [/^Speak to Mentor$/, 1, /at least 24 hours before/],
  ],
  tasks: [
    [/^mentor tasks/i, 1, /capped at zero/],
    [/^pre-arrival/i, 1],
    [/^turnitin check/i, 1],
    [/^track test/i, 1],
    [/^certification test/i, 1],
  ],
  meetings: [
    [/review summit/i, 1],
    [/project reviews/i, 3],
    [/orientation/i, 1],
    [/defense summit/i, 3, /Rules/, /before 6:45 PM Lagos time/],
    [/job summit/i, 1],
  ],
  payments: [
    [/online payment/i, 1],
    [/naira bank transfer/i, 1, /Bank/, /Account name/, /Account number/],
    [/receipt upload/i, 1, /submission ID\W+Keep it/, /60 hours/],
    [/check your payment/i, 1, /status/, /after 60 hours/],
    [/finance contact/i, 1, /40%/, /fewer than two lessons/, /two lessons or more/, /four weeks/],
    [/earn with the programme/i, 1, /code/, /form/],
  ],
  support: [
    [/support team/i, 2],
    [/finance/i, 1],
    [/student ID request/i, 1],
    [/certifications and results/i, 1],
  ],
  resources: [
    [/curriculum/i, 1],
    [/blog/i, 1],
    [/alumni stories/i, 1],
  ],
  graduation: [
    [/generate certificate/i, 1],
    [/verify certificate/i, 1],
    [/generate facecard/i, 1],
  ],
}

describe('2. Card content', () => {
  test.each(Object.entries(CARDS))('%s has its cards in order', async (slug, wanted) => {
    const { cards } = await loadPage(`/${slug}`)
    expect(cards.length).toBe(wanted.length)
    for (const [index, [title, links, ...says]] of wanted.entries()) {
      const card = cards[index]
      expect(card?.title).toMatch(title)
      expect(card?.links.length, card?.title).toBe(links)
      for (const words of says) expect(card && textOfCard(card)).toMatch(words)
    }
  })

  test('the dashboard shows the five cards of the classes', async () => {
    const [dashboard, classes] = await Promise.all([loadPage('/'), loadPage('/classes')])
    expect(dashboard.cards).toEqual(classes.cards)
  })

  test('the second link of the Alliance page is fixed', async () => {
    const { cards } = await loadPage('/classes')
    const alliance = cards.find(({ title }) => title === 'Alliance page')
    expect(alliance?.links.map(({ kind }) => kind)).toEqual(['stored', 'fixed'])
  })
})

describe('1. Topics and 2. information pages', () => {
  test.each([
    ['/deferment', /missed two tasks/i],
    ['/fee-update', /fee record/],
    ['/access-request', /access code/],
    ['/vephla-request', /transcript/],
    ['/vephla-request', /reference letter/],
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

const stored = (field: string) => ({ fields: [field], default: null })

describe('3. Links', () => {
  test('every stored link has its key, its fields and its default', () => {
    expect(linkSources).toEqual({
      cloud_link: stored('cloud_link'),
      class_link: stored('class_link'),
      class_link_two: stored('class_link_two'),
      study_page_link: stored('study_page_link'),
      alliance_page_link: stored('alliance_page_link'),
      mentor_link: stored('mentor_link'),
      mentor_tasks: { fields: ['mentor_tasks'], default: '/mentor-tasks' },
      pre_arrival: { fields: ['pre_arrival_link', 'pre_arrival'], default: '/pre-arrival' },
      turnitin: { fields: ['turnitin'], default: '/turnitin' },
      track_test: { fields: ['track_test'], default: '/track-test' },
      certification: { fields: ['certification'], default: '/certification' },
    })
  })

  test("the lesson time is 'To be updated' when none is stored", () => {
    expect(storedValues).toEqual({
      lesson_time: { fields: ['lesson_time'], default: 'To be updated' },
    })
  })
})
