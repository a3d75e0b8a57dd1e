import { measureAuth, measureLessonStart, measureStorm } from './bench/server/measure.ts'
import { isKept, tableOf, type Figure } from './figures.ts'
import { makeSchool } from './bench/server/school.ts'
import { OptionsError, readOptions, runCommand } from './options.ts'

// npm run bench:server: the server under load, as ratios of one run. Ends with 1 where a bound is missed.
// --only auth,storm,lesson --runs 5 --students 10000 --seconds 60

const OPTIONS = {
  only: { type: 'string', default: 'auth,storm,lesson' },
  runs: { type: 'string', default: '5' },
  students: { type: 'string', default: '10000' },
  seconds: { type: 'string', default: '60' },
} as const

await runCommand(measure)

/** Whether every bound is kept. */
async function measure(): Promise<boolean> {
  const { only, ...numbers } = readOptions({ options: OPTIONS }).values
  const [runs, students, seconds] = [numbers.runs, numbers.students, numbers.seconds].map(
    readNumber,
  )
  if (!runs || !students || !seconds) throw new OptionsError('A number from 1 on, please.')
  const parts: Readonly<Record<string, (folder: string) => Promise<Figure[]>>> = {
    auth: (folder) => measureAuth(folder, runs),
    storm: async (folder) => [
      ...(await measureStorm(folder, 50)),
      ...(await measureStorm(folder, 500)),
    ],
    lesson: (folder) => measureLessonStart(folder, { students, seconds }),
  }
  const school = await makeSchool(students)
  const figures: Figure[] = []
  try {
    for (const part of only.split(',')) {
      const measurePart = parts[part]
      if (measurePart === undefined) {
        throw new OptionsError(`--only takes ${Object.keys(parts).join(', ')}, not ${part}.`)
      }
      figures.push(...(await measurePart(school.folder)))
    }
  } finally {
    await school.remove()
  }
  console.log(tableOf(figures))
  return figures.every(isKept)
}

function readNumber(text: string): number | null {
  return /^[1-9]\d*$/.test(text) ? Number(text) : null
}
