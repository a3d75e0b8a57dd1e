import { existsSync } from 'node:fs'
import path from 'node:path'
import { normalizePath, type Rolldown } from 'vite'
import { PROJECT } from '../system/project.ts'

// Groups the portal's code into chunks. By default the bundler makes a chunk for each set of modules
// that the same pages share: 36 small ones for the dashboard, which compress badly.
//
// A chunk's file name contains a hash of its code, which includes the names of the chunks it imports. So a
// change renames every importer. Two rules keep a changed text cheap for phones: only the first script names
// the pages' chunks, and nothing imports the first script.

type Files = readonly string[]
type Group = Rolldown.CodeSplittingGroup

const MAIN = inPortal('main.tsx')
const SIGN_IN = inPortal('pages/sign-in/')
const LOGIN = inPortal('pages/sign-in/login.tsx')
/** Needed on every protected page. */
const SHELL = inPortal('shell/shell.tsx', 'api/queries.ts')
const CARDS = inPortal('pages/dashboard.tsx', 'pages/content-page.tsx', 'cards/card-page.tsx')
/** All overlays, with Radix. */
const DIALOGS = inPortal(
  'ui/modal.tsx',
  'cards/link-modal.tsx',
  'shell/alert-frame.tsx',
  'shell/drawer-panel.tsx',
  'shell/search/search-modal.tsx',
)
const TASKS = inPortal(
  'pages/tasks/mentor-tasks.tsx',
  'pages/tasks/task-detail.tsx',
  'pages/task-form/task-form.tsx',
)

const PACKAGE = /\/node_modules\//
const ICON = /\/lucide-react\//

/** A module goes into the first group that accepts it. */
const IN_ORDER: readonly Group[] = [
  // Separate, so that these styles come first and declare the order of the layers. No script remains.
  { name: 'look', test: /\/portal\/theme\/(?:tokens|base)\.css$/ },
  // A changed text, and usually a new version, does not change this chunk, so phones keep it.
  group('vendor', (isUsedBy, id) => PACKAGE.test(id) && isUsedBy(MAIN) && !ICON.test(id)),
  // A page of content, with the cards of its folder, which other pages may also show.
  { name: contentFolder, debugName: 'content', includeDependenciesRecursively: false },
  // The texts to search change with every edit; the search itself does not.
  { name: 'search-texts', test: /\/compiled\/search\.ts$/ },
  // Needed both before and after the sign-in. The rest of the first script, such as the route table,
  // stays in it.
  group('start', (isUsedBy, id) =>
    isUsedBy(MAIN) && !PACKAGE.test(id)
      ? [SIGN_IN, SHELL, CARDS, TASKS].some(isUsedBy)
      : isUsedBy(SIGN_IN) && (isUsedBy(SHELL) || isUsedBy(CARDS)),
  ),
  group('protected', (isUsedBy) => isUsedBy(SHELL) || (isUsedBy(CARDS) && isUsedBy(TASKS))),
  group('cards', (isUsedBy) => isUsedBy(CARDS)),
  {
    ...group('dialogs', (isUsedBy) => isUsedBy(DIALOGS) && !isUsedBy(TASKS)),
    includeDependenciesRecursively: false,
  },
  { ...group('sign-in', (isUsedBy) => isUsedBy(LOGIN)), test: /\/src\//, minShareCount: 2 },
  {
    ...group('password-reset', (isUsedBy) => isUsedBy(SIGN_IN)),
    test: /\/src\//,
    minShareCount: 2,
  },
  { name: 'tasks', test: /\/src\/portal\/|\/src\/contract\//, minShareCount: 2 },
]

const CONTENT =
  /\/content\/(?:compiled\/(?:cards|pages)\/([^/]+)\.ts|([^/]+)\/[^/]+\.(?:gif|jpe?g|png|svg|webp))$/

/**
 * The content folder of a page, card or picture. The dashboard has no cards of its own: it shows those
 * of the classes.
 */
function contentFolder(id: string): string | null {
  const [, page, folder = page ?? null] = CONTENT.exec(id) ?? []
  return folder === 'dashboard' ? 'classes' : folder
}

export const CHUNK_GROUPS: Group[] = IN_ORDER.map((each, index) =>
  Object.assign({}, each, { priority: IN_ORDER.length - index }),
)

/** Files, or folders with all in them. A renamed one breaks the build instead of changing what phones load. */
function inPortal(...names: readonly string[]): Files {
  return names.map((name) => {
    const file = path.join(PROJECT, 'src/portal', name)
    if (!existsSync(file)) throw new Error(`scripts/build/portal-chunks.ts names ${name}.`)
    return normalizePath(file)
  })
}

/** A group of modules, by the modules that import them directly or indirectly. */
function group(
  name: string,
  belongs: (isUsedBy: (user: Files) => boolean, id: string) => boolean,
): Group {
  return {
    debugName: name,
    name: (id, modules) => {
      const users = usersOf(id, modules)
      return belongs((user) => users.some((each) => user.some((file) => each.startsWith(file))), id)
        ? name
        : null
    },
  }
}

/** A module, and all modules that import it directly or indirectly. */
function usersOf(id: string, modules: Rolldown.ChunkingContext): string[] {
  const users = new Set([id])
  for (const user of users) {
    for (const importer of modules.getModuleInfo(user)?.importers ?? []) users.add(importer)
  }
  return [...users]
}
