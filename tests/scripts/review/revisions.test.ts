import { expect, test } from 'vitest'
import { contentAt } from '../../../scripts/review/content-at.ts'
import { describeRevisions, findRevisions } from '../../../scripts/review/revisions.ts'
import { createRepository } from './repository.ts'

const CARD = 'content/classes/class-link.md'

test('the base is where the branch left main, the head is what lies on the disk', async () => {
  const { root, git, commit, change } = await createRepository()
  const left = git('rev-parse', 'HEAD')
  git('switch', '--quiet', '--create', 'words')
  await commit({ [CARD]: ['Join your class.', 'Join your lesson.'] })
  git('switch', '--quiet', 'main')
  await commit({ 'content/README.md': 'Moved on.\n' })
  git('switch', '--quiet', 'words')
  await change({ [CARD]: ['Join your lesson.', 'Join us.'] })

  const { base, head } = await findRevisions(root, {})

  expect(base).toBe(left)
  expect(String(Buffer.from((await contentAt(root, head)).get(CARD) ?? ''))).toContain('Join us.')
})

test('the head says what was proposed in which pull request, by commit and date', async () => {
  const { root, git, commit, change } = await createRepository()
  const accepted = git('rev-parse', 'HEAD')
  git('switch', '--quiet', '--create', 'words')
  const proposed = await commit({ [CARD]: ['Join your class.', 'Join your lesson.'] })
  git('switch', '--quiet', 'main')
  git('merge', '--quiet', '--no-ff', 'words')
  const dated = (hash: string) => `commit ${git('log', '-1', '--format=%h of %cs', hash)}`
  const since = `Compared with the accepted version, ${dated(accepted)}. Students see it once it is accepted and live.`
  const compared = { base: accepted, head: null }

  expect(await describeRevisions(root, compared, 'refs/pull/12/merge')).toBe(
    `Proposed in pull request 12, ${dated(proposed)}. ${since}`,
  )
  await change({ [CARD]: ['Join your lesson.', 'Join us.'] })
  expect(await describeRevisions(root, compared)).toBe(`Saved on this computer. ${since}`)
})

test('any two commits can be compared, each with the bytes that were on the disk', async () => {
  const { root, commit } = await createRepository()
  const at = async (version: string | null) => {
    const files = await contentAt(root, version)
    return new Map(Array.from(files, ([file, content]) => [file, Buffer.from(content)]))
  }
  const first = await commit({ 'content/classes/map.png': new Uint8Array([0, 10, 255, 13, 10]) })
  const before = await at(null)
  const second = await commit({ [CARD]: ['Join your class.', 'Join your lesson.'] })
  const after = await at(null)

  const { base, head } = await findRevisions(root, { base: first, head: second })

  expect(await at(base)).toEqual(before)
  expect(await at(head)).toEqual(after)
  expect(after).not.toEqual(before)
})
