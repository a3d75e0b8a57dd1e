import type { Rolldown } from 'vite'

// Which code of the portal travels together. By itself the bundler makes a file of each set of modules
// that the same pages share: 36 of them for the dashboard, small ones that compress badly.
//
// A file's name has a hash of what it holds, the names of the files that it imports among it. So a
// change spreads to all that import it, and two rules keep a changed text from costing a phone much:
// only the first script knows the names of the pages' files, and nothing imports the first script.

type Group = Rolldown.CodeSplittingGroup

const MAIN = /\/portal\/main\.tsx$/
const SIGN_IN = /\/portal\/pages\/sign-in\//
const LOGIN = /\/sign-in\/login\.tsx$/
/** What is needed wherever a student is signed in. */
const SHELL = /\/portal\/(?:shell\/shell\.tsx|api\/queries\.ts)$/
const CARDS = /\/portal\/pages\/(?:dashboard|card-page|content-page)\.tsx$/
/** What a press opens over the page, with Radix below it. */
const DIALOGS =
  /\/portal\/(?:ui\/(?:modal|alert-frame)|pages\/open-card|shell\/(?:drawer-panel|search\/search-modal))\.tsx$/
const TASKS = /\/pages\/(?:tasks\/(?:mentor-tasks|task-detail)|task-form\/task-form)\.tsx$/

const SLOTS = /\/content\/slots\.tsx$/
const PACKAGE = /\/node_modules\//
const ICON = /\/lucide-react\//

/** A module goes with the first group that takes it. */
const IN_ORDER: readonly Group[] = [
  // By themselves, because files come in the order of their imports: the first style says which layer
  // wins. No script is left of it.
  { name: 'look', test: /\/portal\/theme\/(?:tokens|base)\.css$/ },
  // Neither another text nor, as a rule, another version changes these: a phone keeps them, and with
  // them every page of content that did not change, which imports nothing else.
  group('vendor', (is, id) => SLOTS.test(id) || (PACKAGE.test(id) && is(MAIN) && !ICON.test(id))),
  // A page of content goes with the cards of its folder, which others show, too.
  { name: contentFolder, debugName: 'content', includeDependenciesRecursively: false },
  // All that the search looks through changes with every text; what looks through it does not.
  { name: 'search-texts', test: /\/compiled\/search\.ts$/ },
  // What is needed on both sides of the sign-in. What is left of the first script stays with it: the
  // table of routes.
  group('start', (is, id) => {
    const isOfMain = is(MAIN) && !PACKAGE.test(id)
    return isOfMain
      ? [SIGN_IN, SHELL, CARDS, TASKS].some(is)
      : is(SIGN_IN) && (is(SHELL) || is(CARDS))
  }),
  group('inside', (is) => is(SHELL) || (is(CARDS) && is(TASKS))),
  group('cards', (is) => is(CARDS)),
  {
    ...group('dialogs', (is) => is(DIALOGS) && !is(TASKS)),
    includeDependenciesRecursively: false,
  },
  { ...group('sign-in', (is) => is(LOGIN)), test: /\/src\//, minShareCount: 2 },
  { ...group('password-reset', (is) => is(SIGN_IN)), test: /\/src\//, minShareCount: 2 },
  { name: 'tasks', test: /\/src\/portal\/|\/src\/contract\//, minShareCount: 2 },
]

const CONTENT =
  /\/content\/(?:compiled\/(?:cards|pages)\/([^/]+)\.tsx|([^/]+)\/[^/]+\.(?:gif|jpe?g|png|svg|webp))$/

/** The folder of content that a page, its cards or a picture is of. The dashboard has no cards: it shows those of the classes. */
function contentFolder(id: string): string | null {
  const [, page, folder = page ?? null] = CONTENT.exec(id) ?? []
  return folder === 'dashboard' ? 'classes' : folder
}

export const CHUNK_GROUPS: Group[] = IN_ORDER.map((each, index) =>
  Object.assign({}, each, { priority: IN_ORDER.length - index }),
)

/** The modules that the modules of some names import, and whatever those import. */
function group(
  name: string,
  belongs: (isUsedBy: (user: RegExp) => boolean, id: string) => boolean,
): Group {
  return {
    debugName: name,
    name: (id, modules) => {
      const users = usersOf(id, modules)
      return belongs((user) => users.some((each) => user.test(each)), id) ? name : null
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
