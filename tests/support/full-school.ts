import { MORE_ROUTES, PROTECTED_ROUTES, PUBLIC_ROUTES, ROUTED_TASK } from './routes.ts'
import { ALL_LINKS } from './stored-links.ts'

export type Route = {
  readonly path: string
  readonly heading: string
  /** It needs no sign-in, and has neither sidebar nor messages. */
  readonly isPublic: boolean
}

const UNKNOWN: Route = { path: '/no-such-page', heading: 'Page not found', isPublic: false }

/** Every address with a page of its own. */
export const EVERY_ROUTE: readonly Route[] = [
  ...PUBLIC_ROUTES.map(({ path, heading }) => ({ path, heading, isPublic: true })),
  ...PROTECTED_ROUTES.map(({ path, heading }) => ({ path, heading, isPublic: false })),
  ...MORE_ROUTES,
  UNKNOWN,
]

/** One address for each shape of page: most addresses show one page with other content. */
export const SHAPES: readonly Route[] = EVERY_ROUTE.filter(({ path }) =>
  [
    '/login',
    '/verify-otp',
    '/',
    '/classes',
    '/payments',
    '/student-policy',
    '/mentor-tasks',
    '/mentor-tasks/3',
    '/mentor-tasks/3/submit',
    '/accessibility',
    '/no-such-page',
  ].includes(path),
)

/** A school that fills every route: links, messages, and a task with everything that details may hold. */
export const FULL_SCHOOL = {
  links: { everyone: ALL_LINKS },
  messages: { everyone: 'The review summit is on Saturday. See https://example.org/summit.' },
  tasks: [
    {
      ...ROUTED_TASK,
      dueDate: '2099-01-01',
      details: `<h2>What to build</h2><p>Add a <a href="https://example.org/form">form</a>.</p>
        <table><tr><th>Part</th><th>What we look at closely</th><th>Points</th></tr>
        <tr><td>Labels</td><td>Every field has one, and a press reaches the field</td><td>10</td></tr></table>
        <pre><code>${'const form = document.querySelector("form"); '.repeat(4)}</code></pre>`,
    },
  ],
} as const

/** The same without messages, whose banner covers a part of the page for a while. */
export const QUIET_SCHOOL = { ...FULL_SCHOOL, messages: {} }
