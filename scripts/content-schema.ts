import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { compile } from './content/compile.ts'
import { readContentFiles } from './content/files/read-files.ts'
import { jsonSchemas } from './build/editor/json-schemas.ts'
import { SNIPPETS_FILE, writeSnippets } from './build/editor/snippets.ts'
import { PROJECT } from './system/project.ts'

// npm run content:schema: writes what VS Code offers to writers, from the schemas of the check and
// the link keys, icons and figures that there are.
const { content } = compile(readContentFiles(PROJECT))
for (const [file, source] of [...jsonSchemas(), [SNIPPETS_FILE, writeSnippets(content)] as const]) {
  await mkdir(path.dirname(path.join(PROJECT, file)), { recursive: true })
  await writeFile(path.join(PROJECT, file), source)
  console.log(file)
}
