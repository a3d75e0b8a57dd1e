import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { versionOf } from '../../scripts/build/version-file.ts'
import { mergeTexts, passagesIn } from '../../scripts/preview/merge-file.ts'
import { createRepository } from '../review/repository.ts'
import { temporaryFolder } from '../server/program.ts'

// The tools read what Git prints, whatever a writer has set there.

/** In place of GnuPG: it signs anything, and says so when a log shows signatures. */
const GPG = `#!/bin/sh
cat >/dev/null
case "$*" in
  *--verify*) echo 'gpg: Good signature' >&2; echo '[GNUPG:] GOODSIG' ;;
  *) echo '[GNUPG:] SIG_CREATED ' >&2; echo '-----BEGIN PGP SIGNATURE-----' ;;
esac
`

const SETTINGS = `
[status]
  showUntrackedFiles = no
[merge]
  conflictStyle = diff3
[commit]
  gpgSign = true
[log]
  showSignature = true
`

beforeEach(async () => {
  const folder = await temporaryFolder()
  const gpg = join(folder, 'gpg')
  await writeFile(gpg, GPG, { mode: 0o755 })
  await writeFile(
    join(folder, 'config'),
    `${SETTINGS}[gpg]\n  program = ${gpg.replaceAll('\\', '/')}\n`,
  )
  vi.stubEnv('GIT_CONFIG_GLOBAL', join(folder, 'config'))
  onTestFinished(() => void vi.unstubAllEnvs())
})

test('a signed commit names a version, and a new file none', async () => {
  const { root, git, change } = await createRepository()
  git('add', '--all')
  git('commit', '--quiet', '--message', 'All')
  const commit = git('rev-parse', 'HEAD')
  expect(git('log', '-1', '--format=%H')).not.toBe(commit)
  expect(await versionOf(root)).toMatchObject({ commit })
  await change({ 'content/new.md': 'New' })
  expect(await versionOf(root)).toBeNull()
})

test('a clash has the words of both sides alone', async () => {
  const { root } = await createRepository()
  const merged = await mergeTexts(root, { ours: 'Our.\n', shared: 'One.\n', theirs: 'Their.\n' })
  expect(passagesIn(merged)).toEqual([{ mine: 'Our.\n', theirs: 'Their.\n' }])
})
