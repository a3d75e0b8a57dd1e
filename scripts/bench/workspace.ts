import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { OptionsError } from '../options.ts'
import { lastSentence, writeCorpus } from './corpus.ts'
import { BENCH } from './install-packages.ts'
import { runProgram, startProgram } from './program.ts'
import type { Samples } from './report.ts'
import { TOOLS } from './tools.ts'

/** Has a program write down the most memory that it held, in kB, when it ends. */
const TELL_PEAK = `import { writeFileSync } from 'node:fs'
process.on('exit', () => writeFileSync('peak', String(process.resourceUsage().maxRSS)))`
const IMPORT_TELL_PEAK = `--import=data:text/javascript,${encodeURIComponent(TELL_PEAK)}`

/** A save that does not show by then was missed, as the first ones are by a watcher that starts. */
const MISSED_MS = 5000
/** Between two saves, so that the tool comes to rest. People do not save faster either. */
export const REST_MS = 200

export const WORKSPACES = path.join(BENCH, 'workspaces')
export type Workspace = Awaited<ReturnType<typeof createWorkspace>>

/** A folder in which one tool works on a school of so many cards. */
export async function createWorkspace(name: keyof typeof TOOLS, cards: number) {
  const tool = TOOLS[name]
  const folder = path.join(WORKSPACES, `${name}-${cards}`)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  const copies = await writeCorpus(folder, cards)
  const [card] = copies
  if (!card) throw new OptionsError(`--sizes takes numbers above that of the school's own cards.`)
  await writeFile(path.join(folder, tool.config.file), tool.config.source)
  const given = new Set(await readdir(folder))
  const file = path.join(folder, 'content', card.page, `${card.name}.md`)
  let revision = 0

  /** Saves the card with another last sentence, which it returns. */
  const save = (): string => {
    revision += 1
    // Over the old text, not emptied first: a watcher might look at it just then.
    writeFileSync(file, card.textOf(revision), { flag: 'r+' })
    return lastSentence(card.number, revision)
  }
  /** Removes what the tool has left behind. */
  const clean = async (): Promise<void> => {
    const left = (await readdir(folder)).filter((entry) => !given.has(entry))
    for (const entry of left) await rm(path.join(folder, entry), { recursive: true })
  }
  const build = async (): Promise<number> => {
    const began = performance.now()
    await runProgram([IMPORT_TELL_PEAK, ...tool.build], folder)
    return performance.now() - began
  }
  const peakMb = async () => Number(await readFile(path.join(folder, 'peak'), 'utf8')) / 1000
  /** The file that holds the card. @throws unless every card was put out as it is now */
  const findOutput = async (): Promise<string> => {
    const files = globSync(tool.output, { cwd: folder })
    const texts = await Promise.all(
      files.map((found) => readFile(path.join(folder, found), 'utf8')),
    )
    const places = copies.map(({ number }) => {
      const sentence = lastSentence(number, number === card.number ? revision : 0)
      return texts.findIndex((text) => text.includes(sentence))
    })
    if (places.includes(-1)) throw new Error(`${name} has not put out every card.`)
    return path.join(folder, files[places[0] ?? 0] ?? '')
  }
  /** Starts watch mode. Its `save` gives the ms until the output holds the words; null: missed. */
  const watch = async () => {
    const { end } = await startProgram(tool.watch, folder, tool.watching)
    const output = await findOutput()
    const saveAndLook = async (): Promise<number | null> => {
      await sleep(REST_MS)
      const began = performance.now()
      const sentence = save()
      let seen = ''
      for (let ms = 0; ms < MISSED_MS; ms = performance.now() - began) {
        const { ino, size, mtimeNs } = statSync(output, { bigint: true })
        const state = `${ino} ${size} ${mtimeNs}` // to read it again and again would take long
        if (state !== seen && readFileSync(output, 'utf8').includes(sentence)) return ms
        seen = state
        await sleep(1)
      }
      return null
    }
    return { end, save: saveAndLook }
  }
  const show = `${card.page}/${card.name}`
  const samples: Samples = { cold: [], unchanged: [], changed: [], save: [], peakMb: [] }
  return { folder, show, samples, save, clean, build, peakMb, findOutput, watch }
}
