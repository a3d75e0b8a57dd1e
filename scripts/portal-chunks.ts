import type { Rolldown } from 'vite'

// Which code of the portal travels together. By itself the bundler makes a file of each set of modules
// that the same pages share: 36 of them for the dashboard, small ones that compress badly.

type Group = Rolldown.CodeSplittingGroup

const MAIN = /\/portal\/main\.tsx$/
const CHAT = /\/chat\.html$/
const SIGN_IN = /\/portal\/pages\/sign-in\//
/** What is needed wherever a student is signed in, and on the page that comes first. */
const INSIDE = /\/portal\/(?:shell\/shell|pages\/dashboard)\.tsx$/

/** A module goes with the first group that takes it. */
const IN_ORDER: readonly Group[] = [
  // The chat frame loads this and nothing else of the portal.
  group('look', (is) => is(CHAT) && is(MAIN)),
  // Neither another text nor, as a rule, another version changes these two: a phone keeps them, and with
  // them every page of content that did not change, which imports nothing else.
  { name: 'vendor', tags: ['$initial'], test: /\/node_modules\// },
  { name: 'slots', test: /\/content\/slots\.tsx$/ },
  { ...group('start', (is) => is(MAIN)), tags: ['$initial'] },
  {
    ...group('pieces', (is) => is(SIGN_IN) && is(INSIDE)),
    // Of React Query the sign-in needs no more.
    test: /\/src\/|\/lucide-react\/|\/react-router\/|mutation/i,
    minShareCount: 2,
  },
  { ...group('sign-in', (is) => is(SIGN_IN)), test: /\/src\//, minShareCount: 2 },
  group('inside', (is) => is(INSIDE)),
  { name: 'tasks', test: /\/src\/portal\/|\/src\/contract\//, minShareCount: 2 },
]

export const CHUNK_GROUPS: Group[] = IN_ORDER.map((each, index) =>
  Object.assign({}, each, { priority: IN_ORDER.length - index }),
)

/** The modules that the modules of some names import, and whatever those import. */
function group(name: string, belongs: (isUsedBy: (user: RegExp) => boolean) => boolean): Group {
  return {
    debugName: name,
    name: (id, modules) => {
      const users = usersOf(id, modules)
      return belongs((user) => users.some((each) => user.test(each))) ? name : null
    },
  }
}

/** A module, and all that import it, themselves or through others. */
function usersOf(id: string, modules: Rolldown.ChunkingContext): string[] {
  const users = new Set([id])
  for (const user of users) {
    for (const importer of modules.getModuleInfo(user)?.importers ?? []) users.add(importer)
  }
  return [...users]
}
