import { measureAuth, measureLessonStart, measureStorm } from './bench/server/measure.ts'
import { isKept, tableOf, type Figure } from './figures.ts'
import { ENGINES, makeSchool, type School } from './bench/server/school.ts'
import { OptionsError, readOptions, runCommand } from './options.ts'

// npm run bench:server: the server under load, as ratios of one run. Ends with 1 where a bound is missed.
// --only auth,storm,lesson --runs 5 --students 10000 --seconds 60 --engine sqlite --processes 1

const OPTIONS = {
  only: { type: 'string' },
  runs: { type: 'string', default: '5' },
  students: { type: 'string', default: '10000' },
  seconds: { type: 'string', default: '60' },
  engine: { type: 'string', default: 'sqlite' },
  processes: { type: 'string', default: '1' },
} as const

await runCommand(measure)

/** Whether every bound is kept. */
async function measure(): Promise<boolean> {
  const { only, engine: named, ...numbers } = readOptions({ options: OPTIONS }).values
  const [runs, students, seconds, processes] = [
    numbers.runs,
    numbers.students,
    numbers.seconds,
    numbers.processes,
  ].map(readNumber)
  if (!runs || !students || !seconds || !processes) {
    throw new OptionsError('A number from 1 on, please.')
  }
  const engine = ENGINES.find((known) => known === named)
  if (engine === undefined) throw new OptionsError(`--engine takes ${ENGINES.join(', ')}.`)
  const parts: Readonly<Record<string, (school: School) => Promise<Figure[]>>> = {
    // What it is measured beside reads the embedded database.
    ...(engine === 'sqlite' && { auth: (school: School) => measureAuth(school, runs) }),
    storm: async (school) => [
      ...(await measureStorm(school, 50)),
      ...(await measureStorm(school, 500)),
    ],
    lesson: (school) => measureLessonStart(school, { students, seconds, processes }),
  }
  const school = await makeSchool(students, engine)
  const figures: Figure[] = []
  try {
    for (const part of only?.split(',') ?? Object.keys(parts)) {
      const measurePart = parts[part]
      if (measurePart === undefined) {
        throw new OptionsError(`--only takes ${Object.keys(parts).join(', ')}, not ${part}.`)
      }
      figures.push(...(await measurePart(school)))
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
