import { fileURLToPath } from 'node:url'
import { compile } from '../../scripts/content/compile.ts'
import { readContentFiles } from '../../scripts/content/files/read-files.ts'
import { pagePath } from '../../scripts/content/read/read-page.ts'

/** The folder that holds the school's content. */
export const SCHOOL = fileURLToPath(new URL('.', import.meta.url))
const { content } = compile(readContentFiles(SCHOOL))
const look = content.settings.site?.whole
if (look?.chat.kind !== 'contacts') throw new Error('The school of the tests shows its contacts')

export const SCHOOL_LOOK = look

/** What the build must know of the fixed school, beside its compiled modules. */
export const SCHOOL_PARTS = {
  site: { chat: { kind: 'contacts' }, opensOffline: true },
  pages: content.pages.map(({ slug }) => pagePath(slug)),
} as const
