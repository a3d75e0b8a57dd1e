import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { jsonSchemas } from './build/editor/json-schemas.ts'
import { PROJECT } from './system/project.ts'

// npm run content:schema: writes what VS Code offers in JSON files, from the schemas of the check.
for (const [file, source] of jsonSchemas()) {
  await mkdir(path.dirname(path.join(PROJECT, file)), { recursive: true })
  await writeFile(path.join(PROJECT, file), source)
  console.log(file)
}
