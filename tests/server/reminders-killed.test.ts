import { readFileSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { DAY_MS } from '../../src/server/clock.ts'
import { saveStudents } from '../../src/server/store/imports/students.ts'
import { saveTask } from '../../src/server/store/tasks.ts'
import { run, temporaryFolder } from './program.ts'
import { databaseIn } from './started.ts'

/** More than are read in one step. */
const STUDENTS = 120
const KILLED_AFTER = 10

test('a server that is killed while it reminds, and the next one, remind nobody twice', async () => {
  const folder = await temporaryFolder()
  const [file, outbox] = [join(folder, 'school.sqlite'), join(folder, 'outbox')]
  const db = await databaseIn(folder)
  const same = { cohort: 'C', full_name: 'A', password_hash: null, facecard: '', created_at: '' }
  const students = Array.from({ length: STUDENTS }, (_, i) =>
    Object.assign({ id: `id${i}`, email: `s${i}@example.org`, access: 'active' as const }, same),
  )
  await saveStudents(db, students, [])
  const dueDate = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10)
  await saveTask(db, 'C', { lessonNumber: '3', title: 'A', dueDate, time: '', details: '' })

  const remind = (...more: string[]) =>
    run('tests/support/server/remind.ts', [file, outbox, ...more], {}).ended
  expect(await remind(String(KILLED_AFTER))).toBeNull()
  expect((await readdir(outbox)).length).toBeLessThan(STUDENTS)
  expect(await remind()).toBe(0)

  const names = await readdir(outbox)
  // The file of a mail that was under way may still be empty.
  const receivers = names.flatMap((name) => {
    return /^To: (.*)$/m.exec(readFileSync(join(outbox, name), 'utf8'))?.[1] ?? []
  })
  expect(new Set(receivers).size).toBe(receivers.length)
  // Those that were under way may be missing.
  const underWay = Number(readFileSync(`${file}.under-way`, 'utf8'))
  expect(receivers.length).toBeGreaterThanOrEqual(STUDENTS - underWay)
})
