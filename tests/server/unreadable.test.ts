import { expect, test } from 'vitest'
import { join } from 'node:path'
import { PROJECT } from '../../scripts/system/project.ts'
import { StartError } from '../../src/server/start-error.ts'
import { unreadable } from '../../src/server/settings/unreadable.ts'

const refused = (path: string) => Object.assign(new Error('EACCES'), { code: 'EACCES', path })

test('a file of the project that may not be read is named, with the command that mends it', () => {
  const file = join(PROJECT, 'dist', 'school.json')
  const said = `may not read ${file}. As root: chmod -R go+rX ${PROJECT}`
  expect(unreadable(refused(file))).toContain(said)
  expect(unreadable(new StartError('It is damaged.', { cause: refused(file) }))).toContain(said)
  expect(unreadable(refused('/var/lib/elsewhere'))).toBeNull()
  expect(unreadable(new Error('Another'))).toBeNull()
})
