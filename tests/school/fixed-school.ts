import { fileURLToPath } from 'node:url'
import type { BuildInputs } from '../../scripts/build/build-portal-into.ts'
import { compile } from '../../scripts/content/compile.ts'
import { readContentFiles } from '../../scripts/content/files/read-files.ts'
import { pagePath } from '../../scripts/content/names.ts'
import { schoolFileOf } from '../../scripts/build/school-file.ts'

/** The folder that holds the school's content. */
const root = fileURLToPath(new URL('.', import.meta.url))
const compiled = compile(readContentFiles(root))
const { content } = compiled
const look = content.settings.site?.whole
const file = schoolFileOf(compiled)
if (look?.chat.kind !== 'contacts') throw new Error('The school of the tests shows its contacts')
if (file === null) throw new Error('The school of the tests has mistakes')

/** What the build must know of the fixed school, beside its compiled modules. */
export const FIXED_SCHOOL: BuildInputs = {
  root,
  look,
  site: { chat: { kind: 'contacts' }, opensOffline: true },
  file,
  version: { commit: '4'.repeat(40), committed: '2026-03-02T12:00:00.000Z' },
  pages: content.pages.map(({ slug }) => pagePath(slug)),
}
