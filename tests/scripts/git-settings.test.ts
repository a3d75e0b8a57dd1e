import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { versionOf } from '../../scripts/build/version-file.ts'
import { card, CARD, git, createCheckouts, POLICY, policy } from './preview/checkout.ts'
import { createRepository } from './review/repository.ts'
import { temporaryFolder } from '../server/program.ts'

const openCheckout = await createCheckouts()

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
  ff = only
  verifySignatures = true
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

test('a proposal needs no key, and runs no hook', async () => {
  const { root, remote, write, propose, merge, takeIn } = await openCheckout()
  await write(CARD, card('Two.'))
  for (const hook of [
    'pre-commit',
    'commit-msg',
    'pre-push',
    'post-checkout',
    'pre-merge-commit',
  ]) {
    await writeFile(join(root, '.git/hooks', hook), '#!/bin/sh\nexit 1\n', { mode: 0o755 })
  }
  await propose('Change the class')
  expect(git(remote, 'cat-file', 'commit', 'content/change-the-class')).not.toContain('gpgsig')
  merge({ [POLICY]: policy('Theirs.') })
  expect(await takeIn('accepted')).toBeNull()
})
