import type { Clash, Updated } from '../../src/preview/propose/exchange.ts'
import type { Sent } from '../../src/preview/requests.ts'
import type { Git } from '../system/git.ts'
import { readFolder, type Differing } from './differences.ts'
import { changes, isNoBlob, keepFolder, savedTree, treeWith } from './git.ts'
import { mergeTexts, passagesIn, withAnswers } from './merge-file.ts'
import { takeFiles, textAt } from './put-back.ts'
import { Refused } from './refused.ts'
import { BUSY, fetchMain, openRepository, orStop } from './repository.ts'

/**
 * Brings this folder to the accepted version. Keeps the writer's own changes, merges files that both sides
 * changed, and asks about the passages that both changed. Keeps the folder as it was under a ref.
 */
export async function updateFolder(
  root: string,
  { answers, about }: Sent<'update'>,
): Promise<Updated> {
  const repository = await openRepository(root)
  const { git } = repository
  await fetchMain(repository)
  const { tip, base, saved, files } = await readFolder(repository)
  const now = `${tip} ${saved}`
  const mergings = await Promise.all(files.map((file) => merge(git, root, file)))
  const clashes = mergings.flatMap(({ clash }) => clash ?? [])
  const open = clashes.filter(
    ({ file, passages }) => answers[file]?.length !== Math.max(1, passages.length),
  )
  if (open.length > 0 || (clashes.length > 0 && about !== now)) {
    return { kind: 'asks', about: now, clashes }
  }
  const committed = [...(await changes(git, base, 'HEAD', '.')).keys()]
  if (committed.some((file) => !file.startsWith('content/'))) throw new Refused(OWN_COMMITS)
  const before = await savedTree(git, base, '.')
  const others = await othersOf(git, { base, tip, before })
  const merged = mergings.map(async ({ file, mode, take }) => {
    const hash = await take(answers[file] ?? [])
    return { file, mode: modeOf(mode, hash), hash }
  })
  const tree = await treeWith(git, tip, [...others, ...(await Promise.all(merged))])
  const kept = await keepFolder(git, before)
  const different = [...(await changes(git, before, tree, '.'))]
  const isGone = ([, { status }]: (typeof different)[number]) => status === 'D'
  await takeFiles(git, root, tree, {
    gone: different.filter(isGone).map(([file]) => file),
    there: different.filter((each) => !isGone(each)).map(([file]) => file),
  })
  await orStop(git(['reset', '--quiet', tip]), BUSY)
  const isProgram = ([file]: (typeof different)[number]) => !file.startsWith('content/')
  return { kind: 'updated', kept, isProgramNew: different.some(isProgram) }
}

/** The branch of a developer must not move. */
const OWN_COMMITS =
  'This folder has commits of its own that change more than texts. Ask a developer. Nothing was changed.'

/** What becomes of a file that differs. */
type Merging = {
  readonly file: string
  readonly mode: string
  readonly clash?: Clash
  /** The hash of the version to take after the writer's answers. */
  readonly take: (answers: readonly string[]) => Promise<string>
}

async function merge(git: Git, root: string, differing: Differing): Promise<Merging> {
  const { file, mode, ours, theirs, shared } = differing
  // Words that were accepted, and changed or taken back since, are not the writer's any more.
  if (shared === ours) return { file, mode, take: async () => theirs }
  if (shared === theirs) return { file, mode, take: async () => ours }
  const [mine, before, there] = await Promise.all(
    [ours, shared, theirs].map((hash) => textAt(root, file, hash)),
  )
  if ([ours, theirs].some(isNoBlob) || mine == null || there == null) {
    const take = async ([answer]: readonly string[]) => (answer === 'theirs' ? theirs : ours)
    return { file, mode, take, clash: { file, passages: [] } }
  }
  const text = await mergeTexts(root, { ours: mine, shared: before ?? '', theirs: there })
  const passages = passagesIn(text)
  return {
    file,
    mode,
    take: (answers) => git(['hash-object', '-w', '--stdin'], { input: withAnswers(text, answers) }),
    ...(passages.length > 0 && { clash: { file, passages } }),
  }
}

/** A removed file has the mode 0. */
function modeOf(mode: string, hash: string): string {
  if (isNoBlob(hash)) return '000000'
  return mode === '000000' ? '100644' : mode
}

type States = { readonly base: string; readonly tip: string; readonly before: string }

/**
 * The files outside content/ that differ on this computer. They stay as they are.
 * @throws {Refused} if the accepted version changed one of them, too
 */
async function othersOf(git: Git, { base, tip, before }: States) {
  const [ours, theirs, unlike] = await Promise.all([
    changes(git, base, before, '.'),
    changes(git, base, tip, '.'),
    changes(git, tip, before, '.'),
  ])
  const others = [...ours].filter(([file]) => !file.startsWith('content/') && unlike.has(file))
  const clash = others.find(([file]) => theirs.has(file))
  if (clash !== undefined) {
    throw new Refused(
      `This folder and the accepted version both changed ${clash[0]}, which is no text. Ask a developer. Nothing was changed.`,
    )
  }
  return others.map(([file, { mode, after: hash }]) => ({ file, mode, hash }))
}
