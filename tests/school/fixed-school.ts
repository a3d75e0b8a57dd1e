import { fileURLToPath } from 'node:url'
import type { School } from '../../scripts/bundle-portal.ts'
import { compile } from '../../scripts/content/compile.ts'
import { readContentFiles } from '../../scripts/content/files/read-files.ts'
import { pagePath } from '../../scripts/content/read/read-page.ts'

/** The folder that holds the school's content. */
const root = fileURLToPath(new URL('.', import.meta.url))
const { content } = compile(readContentFiles(root))
const look = content.settings.site?.whole
if (look?.chat.kind !== 'contacts') throw new Error('The school of the tests shows its contacts')

/** What the build must know of the fixed school, beside its compiled modules. */
export const FIXED_SCHOOL: School = {
  root,
  look,
  site: { chat: { kind: 'contacts' }, opensOffline: true },
  pages: content.pages.map(({ slug }) => pagePath(slug)),
}
