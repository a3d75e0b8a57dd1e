import { defineConfig, type OxlintOverride } from 'oxlint'

// Who may import whom. An import never goes back: a folder imports only parts and folders to its right.

/** The parts of the project, with the parts that each may import. */
const PARTS: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  content: ['contract'],
  portal: ['content', 'contract'],
  server: ['content', 'contract'],
}

/** The folders of a part in their order. */
const ORDER: Readonly<Record<string, readonly string[]>> = {
  portal: 'pages shell chat cards overlay lazy calendar api ui theme storage time worker'.split(
    ' ',
  ),
  server: 'start cli demo routes mail built settings store db http security'.split(' '),
}

/** What a folder does not import, although it is to its right. */
const NEITHER: Readonly<Record<string, string>> = {
  'portal/pages': 'shell|first-paint',
  'portal/shell': 'first-paint',
  'portal/cards': 'first-paint',
  'portal/overlay': 'first-paint',
  'portal/lazy': 'first-paint',
  'portal/api': 'ui',
  'portal/ui': 'storage|first-paint',
  'portal/storage': 'first-paint',
  'server/start': 'cli|demo|routes',
  'server/cli': 'demo|routes|db|http',
  'server/demo': 'routes|db|http',
  'server/routes': 'db',
  'server/mail': 'db|http',
  'server/store': 'http',
  'server/db': 'http|security',
}

const SAY: Readonly<Record<string, string>> = {
  contract:
    'The contract imports no other part, because portal and server both import it. Move the code into src/contract, or to the side that needs it.',
  content:
    'Content is data and imports only src/contract. What the portal must fill in is a node of a text: see src/content/text.ts.',
  portal:
    'The portal runs in a browser, in front of any backend. It imports only src/contract and src/content.',
  server:
    'The server shares src/contract with the portal, and the model of mails. Move shared code there. Read content from dist/: src/server/built does.',
  'portal/pages':
    'Pages reach the backend through src/portal/api. Only routes.tsx connects routes, pages and the shell.',
  'portal/shell':
    'The shell draws the frame around any page. Only routes.tsx connects routes, pages and the shell.',
  'portal/chat': 'The chat has a page of its own, in a frame. It draws with src/portal/ui alone.',
  'portal/cards':
    'src/portal/cards draws the texts, cards and modals of content on any page. Take what a page knows as props.',
  'portal/overlay': 'Overlays know neither pages nor the shell. Take what you need as an argument.',
  'portal/lazy': 'Lazy chunks know neither pages nor the shell. Take what you need as an argument.',
  'portal/calendar':
    'src/portal/calendar writes files for calendars. Take their tasks as an argument.',
  'portal/api':
    'The api is below pages and shell. Return a value or a query, and let a page decide what to show.',
  'portal/ui':
    'A ui component knows no route and no request. Take what it needs as props, or move it to pages or shell.',
  'portal/theme': 'The theme knows only its stored setting.',
  'portal/storage':
    'src/portal/storage reads and writes what the device keeps. Whoever calls it decides when.',
  'portal/time':
    'src/portal/time only reads and computes times. Take what you need as an argument.',
  'portal/worker': 'The worker runs without a page. Take what you need as an argument.',
  'server/start': 'src/server/start starts and stops any server. Let main.ts pass what it needs.',
  'server/cli':
    "The command line uses the database through src/server/store, without the server's routes.",
  'server/demo':
    "The demo school uses the database through src/server/store, without the server's routes.",
  'server/routes':
    'Routes contain HTTP only. Move the SQL to src/server/store and call it from here.',
  'server/mail': 'src/server/mail writes and sends mails. Let the route decide who gets one.',
  'server/built':
    'src/server/built reads what the build has written. It knows no calls, and mails only as texts.',
  'server/settings':
    'src/server/settings reads what root has set, and opens the data folder. Let its reader decide what follows.',
  'server/store': 'A store contains SQL only. Return a value and let the route turn it into HTTP.',
  'server/db':
    'src/server/db opens the database and migrates its tables. Move queries to src/server/store.',
  'server/http':
    'src/server/http handles requests and answers of any kind. Move the meaning of a call to src/server/routes.',
  'server/security':
    'src/server/security knows no requests and no tables. Take what you need as an argument.',
  checks:
    'A check reads only Content. Add what it needs to scripts/content/content.ts, and fill it in scripts/content/resolve.',
  pages:
    "These pages run in a browser and use the portal's components. Move code that needs the disk to the folder above.",
  scripts:
    'Scripts do not import the portal: Vite bundles it. The build renders pages through src/portal/first-paint/prerender.tsx.',
  compiler:
    'The preview and the review import the content compiler only through scripts/content/for-tools.ts, and the portal only through src.',
  fetch:
    'Only src/portal/api/request.ts calls the backend, by the function of first-paint/early-call.ts. Add a function to a file in src/portal/api.',
  settled:
    'Effects may still be under way. Read it with stored, focused or tabTitle of tests/support/student.ts, which wait.',
  storage:
    'Only src/portal/storage/device.ts uses storage. Add a named function to a file in src/portal/storage.',
}

/** Packages, and what parses Markdown, which do not run there. */
const PACKAGES: Readonly<Record<string, string>> = {
  contract: '^node:',
  content: '^node:',
  portal: '^node:|^react-markdown$|/content/markdown/',
  server: '^react|/content/compiled/',
}

/** Of another part, all but one file is forbidden. */
const ONLY_PART_OF: Readonly<Record<string, readonly string[]>> = {
  server: ['**/content/**', '!**/content/mail-template.ts'],
}

/** Forbids imports: those that match the regular expressions, or those in the groups. */
function boundary(
  folder: string,
  say: string,
  not: readonly string[],
  group?: readonly string[],
): OxlintOverride {
  const message = SAY[say] ?? ''
  const patterns = [
    ...(not.length === 0 ? [] : [{ regex: not.join('|'), message }]),
    // A regular expression here cannot look ahead, so an exception needs a group.
    ...(group === undefined ? [] : [{ group: [...group], message }]),
  ]
  return { files: [`${folder}/**`], rules: { 'no-restricted-imports': ['error', { patterns }] } }
}

/** What no file of a part imports: the other parts, and packages that do not run there. */
function foreignTo(part: string): string {
  const others = [...Object.keys(PARTS), 'scripts']
  const not = others.filter((other) => other !== part && !PARTS[part]?.includes(other))
  return `/(?:${not.join('|')})/|${PACKAGES[part]}`
}

/** The rule of a folder repeats that of its part, because only the last one that matches counts. */
function folderRule(part: string, folder: string, before: readonly string[]): OxlintOverride {
  const at = `${part}/${folder}`
  const roots =
    part === 'portal' ? /\/(?:router|routes|portal|main)\.tsx$/ : /\/(?:app|main|start-server)\.ts$/
  const not = [...before, ...(NEITHER[at]?.split('|') ?? [])]
  const packages = [
    ...(part === 'server' && !/routes|http|built/.test(folder) ? ['hono'] : []),
    ...(part === 'server' && !/store|db/.test(folder) ? ['^kysely', '^node:sqlite'] : []),
  ]
  const folders = not.length === 0 ? [] : [`/(?:${not.join('|')})/`]
  const foreign = [foreignTo(part), roots.source, ...folders, ...packages]
  return boundary(`src/${at}`, at, foreign, ONLY_PART_OF[part])
}

/** What changes after the page did. */
const READ_TOO_EARLY = [
  ['document', 'activeElement'],
  ['document', 'title'],
  ['localStorage', 'getItem'],
  ['sessionStorage', 'getItem'],
]

const NO_PORTAL = ['**/portal/**', '!**/portal/first-paint/prerender.tsx']
const NO_NODE = ['^node:', '^yaml$', '^gray-matter$', '/(?:server|build|system|test)/']
const NO_COMPILER = ['**/content/**', '!**/src/content/**']
const ONLY_COMPILER = ['../content/**', '!../content/for-tools.ts']

export default defineConfig({
  plugins: ['typescript', 'react', 'jsx-a11y', 'import', 'unicorn', 'oxc', 'promise'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  ignorePatterns: ['dist', 'src/content/compiled'],
  rules: {
    'react/react-in-jsx-scope': 'off',
    'react/exhaustive-deps': 'error',
    'react/rules-of-hooks': 'error',
    'react/no-danger': 'error',
    'import/no-cycle': 'error',
    'import/no-default-export': 'error',
    'import/no-unassigned-import': ['error', { allow: ['**/*.css'] }],
    'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'] }], // see theme/base.css
    'no-await-in-loop': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'typescript/consistent-return': 'off',
    'unicorn/no-useless-spread': 'off',
    'no-console': 'error',
    'no-empty': 'error',
    'no-shadow': 'off',
    'no-underscore-dangle': 'off',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-unsafe-type-assertion': 'off',
    'unicorn/no-array-sort': 'off',
    'unicorn/no-empty-file': 'error',
  },
  overrides: [
    ...Object.keys(PARTS).map((part) =>
      boundary(`src/${part}`, part, [foreignTo(part)], ONLY_PART_OF[part]),
    ),
    ...Object.entries(ORDER).flatMap(([part, order]) =>
      order.map((folder, index) => folderRule(part, folder, order.slice(0, index))),
    ),
    boundary('scripts', 'scripts', [], NO_PORTAL),
    boundary('scripts/content/checks', 'checks', [
      '/portal/',
      '\\.\\./(?:sort|read|markdown|resolve|emit|report)/',
    ]),
    boundary('scripts/{preview,review}', 'compiler', ['/portal/'], ONLY_COMPILER),
    boundary('scripts/{preview/pages,review/portal}', 'pages', NO_NODE, NO_COMPILER),
    {
      files: ['src/portal/**'],
      rules: {
        'no-restricted-globals': [
          'error',
          { name: 'fetch', message: SAY['fetch'] ?? '' },
          { name: 'localStorage', message: SAY['storage'] ?? '' },
          { name: 'sessionStorage', message: SAY['storage'] ?? '' },
        ],
      },
    },
    {
      files: [
        'src/portal/api/request.ts',
        'src/portal/first-paint/early-call.ts',
        'src/portal/storage/device.ts',
        'src/portal/worker/worker.ts',
      ],
      rules: { 'no-restricted-globals': 'off' },
    },
    { files: ['src/server/**', 'scripts/**', 'tests/**'], rules: { 'no-console': 'off' } },
    {
      files: [
        '*.config.ts',
        'tests/*/*.config.ts',
        'tests/school/{test,build}-portal.ts',
        'tests/support/translated-runner.ts',
        'scripts/test/*-reporter.ts',
        'tests/screenshots/contact-sheet.ts',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
    {
      files: ['tests/portal/**'],
      plugins: ['vitest'], // for the matchers alone
      rules: {
        'vitest/expect-expect': 'off',
        'vitest/no-conditional-expect': 'off',
        'vitest/require-mock-type-parameters': 'off',
        'vitest/valid-expect': 'off',
        'no-restricted-properties': [
          'error',
          ...READ_TOO_EARLY.map(([object, property]) => ({
            object,
            property,
            message: SAY['settled'] ?? '',
          })),
        ],
        'vitest/no-restricted-matchers': ['error', { toHaveFocus: SAY['settled'] ?? '' }],
      },
    },
    {
      files: ['tests/**'],
      rules: { 'no-empty-pattern': 'off', 'react/rules-of-hooks': 'off' },
    },
  ],
})
