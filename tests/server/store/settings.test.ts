import { expect, test } from 'vitest'
import { readSetting, replaceSetting } from '../../../src/server/store/settings.ts'
import { school } from '../school.ts'

test('a setting is replaced only where it is still what was read', async () => {
  const { db } = await school()
  expect(await replaceSetting(db, 'colour', null, 'green')).toBe(true)
  expect(await replaceSetting(db, 'colour', null, 'red')).toBe(false)
  expect(await replaceSetting(db, 'colour', 'red', 'blue')).toBe(false)
  expect(await replaceSetting(db, 'colour', 'green', 'blue')).toBe(true)
  expect(await readSetting(db, 'colour')).toBe('blue')
})
