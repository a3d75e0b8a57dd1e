import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { x } from 'tinyexec'
import type { Figure } from '../figures.ts'
import { PROJECT } from '../project.ts'

/** A disk that only the proof sees. Linux gives one to anybody, but some systems forbid it. */
const SMALL_DISK = 'mount -t tmpfs -o size=6m portal "$0" && TMPDIR="$0" exec "$@"'

/**
 * Fills the disk below the real server, and makes room again.
 * @throws where this machine gives no disk of one's own
 */
export async function measureFullDisk(): Promise<Figure[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-proof-'))
  try {
    const inside = [process.execPath, 'scripts/proof/full-disk/inside.ts']
    const apart = ['--user', '--map-root-user', '--mount', '--kill-child']
    const { exitCode, stdout, stderr } = await x(
      'unshare',
      [...apart, 'sh', '-c', SMALL_DISK, folder, ...inside],
      { nodeOptions: { cwd: PROJECT } },
    )
    if (exitCode !== 0)
      throw new Error(`NO DISK IS FILLED, for there is none of one's own: ${stderr}`)
    return JSON.parse(stdout) as Figure[]
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
