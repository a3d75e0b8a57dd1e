import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { jsonSchemas } from '../../scripts/build/editor/json-schemas.ts'
import { PROJECT } from '../../scripts/system/project.ts'

test.each([...jsonSchemas()])(
  '%s offers what the check accepts: run npm run content:schema',
  async (file, source) => {
    expect(await readFile(join(PROJECT, file), 'utf8')).toBe(source)
  },
)
