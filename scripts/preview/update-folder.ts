import type { Clash, Updated } from '../../src/preview/propose/exchange.ts'
import type { Received } from '../../src/preview/requests.ts'
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
  { answers, about }: Received<'update'>,
): Promise<Updated> {
  const repository = await openRepository(root)
  const { git } = repository
  await fetchMain(repository)
  const { tip, base, saved, files } = await readFolder(repository)
  const now = `${tip} ${saved}`
  const mergings = await Promise.all(files.map((file) => merge(root, file)))
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
  const merged = mergings.map((each) => chosen(git, each, answers[each.file]))
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

type Merging = {
  readonly file: string
  readonly mode: string
  /** The hash to take, or a text with clashes. */
  readonly found: { readonly hash: string } | { readonly text: string }
  readonly clash?: Clash
  readonly sides: Pick<Differing, 'ours' | 'theirs'>
}

/** What becomes of a file that differs. */
async function merge(root: string, differing: Differing): Promise<Merging> {
  const { file, mode, ours, theirs, shared } = differing
  const merging = { file, mode, sides: { ours, theirs } }
  // Words that were accepted, and changed or taken back since, are not the writer's any more.
  if (shared === ours) return { ...merging, found: { hash: theirs } }
  if (shared === theirs) return { ...merging, found: { hash: ours } }
  const [mine, before, there] = await Promise.all(
    [ours, shared, theirs].map((hash) => textAt(root, file, hash)),
  )
  const isWhole = [ours, theirs].some(isNoBlob) || mine == null || there == null
  if (isWhole) return { ...merging, found: { hash: ours }, clash: { file, passages: [] } }
  const text = await mergeTexts(root, { ours: mine, shared: before ?? '', theirs: there })
  const passages = passagesIn(text)
  const found = { text }
  return passages.length > 0
    ? { ...merging, found, clash: { file, passages } }
    : { ...merging, found }
}

/** The version of a file after the writer's answers. */
async function chosen(
  git: Git,
  { file, mode, found, clash, sides }: Merging,
  answers: string[] = [],
) {
  const whole = answers[0] === 'theirs' ? sides.theirs : sides.ours
  if (clash?.passages.length === 0) return { file, mode: modeOf(mode, whole), hash: whole }
  if ('hash' in found) return { file, mode: modeOf(mode, found.hash), hash: found.hash }
  const input = withAnswers(found.text, answers)
  return {
    file,
    mode: modeOf(mode, ''),
    hash: await git(['hash-object', '-w', '--stdin'], { input }),
  }
}

/** A removed file has the mode 0. */
function modeOf(mode: string, hash: string): string {
  if (isNoBlob(hash) && hash !== '') return '000000'
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
