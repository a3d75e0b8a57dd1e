import { closeSync, existsSync, fstatSync, ftruncateSync, openSync, writeSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { revise, revision } from './card.ts'
import { writeCorpus, type Corpus, type CorpusCard } from './corpus.ts'
import { BenchFailure } from './failure.ts'
import { INSTALLED } from './install.ts'
import { runProgram, startProgram, type Program, type Run } from './program.ts'
import type { Tool } from './tool.ts'

/** A folder in which one tool works on its own copy of the corpus. */
export type Workspace = {
  readonly tool: Tool
  /** Removes whatever the tool has left behind: outputs, caches, what Node keeps of its code. */
  readonly clean: () => Promise<void>
  /** The whole process, from its start to its end. */
  readonly build: () => Promise<Run>
  readonly watch: () => Promise<Program>
  /** Writes a card with the words of another revision, as an editor saves it. */
  readonly save: (card: CorpusCard, revision: number) => void
  /** The file that will hold a card's text. */
  readonly output: (card: CorpusCard) => string
  /** Fails unless the output holds every card, and this one in this revision. */
  readonly confirm: (card: CorpusCard, revision: number) => Promise<void>
}

/**
 * Prepares a folder for every tool. The packages of the other tools are found in the parent folder,
 * as in a project, and each folder holds only what its tool writes beside the content.
 */
export async function createWorkspaces(
  tools: readonly Tool[],
  corpus: Corpus,
  parent: string,
): Promise<Workspace[]> {
  await mkdir(parent, { recursive: true })
  if (existsSync(INSTALLED)) await symlink(INSTALLED, join(parent, 'node_modules'), 'junction')
  const workspaces: Workspace[] = []
  for (const tool of tools) workspaces.push(await createWorkspace(tool, corpus, parent))
  return workspaces
}

async function createWorkspace(tool: Tool, corpus: Corpus, parent: string): Promise<Workspace> {
  const folder = join(parent, tool.name)
  await writeCorpus(corpus, folder)
  const files = { ...tool.files, 'package.json': '{ "private": true, "type": "module" }\n' }
  for (const [file, source] of Object.entries(files)) await writeFile(join(folder, file), source)
  const kept = new Set(await readdir(folder))
  // Node's compile cache, for a tool that uses it, lies in the folder of temporary files by default.
  const temporary = join(folder, 'tmp')
  const env = { TMPDIR: temporary, TMP: temporary, TEMP: temporary }
  const output = (card: CorpusCard): string => join(folder, tool.output(card))

  const clean = async (): Promise<void> => {
    for (const name of await readdir(folder)) {
      if (!kept.has(name)) await rm(join(folder, name), { recursive: true })
    }
    await mkdir(temporary)
  }
  await clean()

  return {
    tool,
    clean,
    output,
    build: () => runProgram({ args: tool.build(folder), folder, env }),
    watch: async () => {
      const program = startProgram({ args: tool.watch(folder), folder, env })
      await untilSaid(program, tool)
      return program
    },
    save: ({ file }, number) =>
      saveInPlace(join(folder, file), revise(corpus.files.get(file) ?? '', number)),
    confirm: async (card, number) => {
      const count = await tool.countCards(folder, corpus.cards)
      const expected = corpus.cards.length
      if (count !== expected) {
        throw new BenchFailure(`${tool.name} put out ${count} cards of ${expected}.`)
      }
      if (!(await readFile(output(card), 'utf8')).includes(revision(number))) {
        throw new BenchFailure(`${tool.name} has not put out the change of ${card.file}.`)
      }
    },
  }
}

/**
 * Writes over a file in one go. Emptied first, as most programs do, it would now and then be read
 * while it is empty, and a watcher that saw that would not look again.
 */
function saveInPlace(file: string, source: string): void {
  const handle = openSync(file, 'r+')
  const length = writeSync(handle, source, 0)
  if (fstatSync(handle).size > length) ftruncateSync(handle, length)
  closeSync(handle)
}

/** Until a watching program says that it watches. */
async function untilSaid(program: Program, { name, watching }: Tool): Promise<void> {
  let code: number | undefined
  void program.ended.then((ended) => (code = ended))
  while (!program.said().includes(watching)) {
    if (code !== undefined) {
      throw new BenchFailure(`${name} ended instead of watching:\n${program.said().trim()}`)
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
}

const LOOK_MS = 50
