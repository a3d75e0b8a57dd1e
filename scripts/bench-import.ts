import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { measureCalls } from './bench/import/calls.ts'
import { timeProgram } from './bench/import/programs.ts'
import { startPortal } from './start-program.ts'
import { readOptions, runCommand } from './options.ts'

// npm run bench:import: how long importing takes, how much memory, and what a server that is running
// notices of it. --students 100000, --passwords 1000: so many of them have one, which is hashed.

await runCommand(async () => {
  const options = {
    students: { type: 'string', default: '100000' },
    passwords: { type: 'string', default: '1000' },
  } as const
  const { values } = readOptions({ options })
  await bench(Number(values.students), Number(values.passwords))
  return true
})

async function bench(students: number, passwords: number): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'bench-import-'))
  const PORTAL_DATA = path.join(folder, 'data')
  const server = await startPortal({ PORTAL_DATA })
  try {
    const calls = await measureCalls(server.origin)
    await calls.during('Nothing else', () => new Promise((resolve) => setTimeout(resolve, 5000)))
    const plain = await write(folder, 'plain.csv', students, '')
    const school = (file: string) => timeProgram(['import', 'students', file], { PORTAL_DATA })
    await calls.during(`${students} new students`, () => school(plain))
    await calls.during('The same once more', () => school(plain))
    const changed = await write(folder, 'changed.csv', students, ' Obi')
    await calls.during('Another name for each', () => school(changed))
    const secret = await write(folder, 'secret.csv', passwords, ' Obi', 'a secret')
    await calls.during(`${passwords} passwords`, () => school(secret))
    console.table(calls.rows)
  } finally {
    await server.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function write(
  folder: string,
  name: string,
  students: number,
  surname: string,
  password = '',
): Promise<string> {
  const rows = Array.from(
    { length: students },
    (_, i) => `student.${i}@example.org,Student${surname} ${i},Cohort ${i % 40},${password}`,
  )
  const file = path.join(folder, name)
  await writeFile(file, ['email,full_name,course_cohort,password', ...rows].join('\n'))
  return file
}
