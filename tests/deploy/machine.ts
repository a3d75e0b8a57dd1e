import { execFile, spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)
const BOOTS_WITHIN_MS = 60_000

/**
 * Boots systemd in a container over this machine's root folder, which stays as it is, without a network.
 * @param shown folders, and where they are in the container
 * @returns null where this machine allows no containers
 */
export async function bootMachine(shown: Readonly<Record<string, string>>) {
  const folder = await mkdtemp(path.join(tmpdir(), 'machine-'))
  const [root, upper, work] = ['root', 'upper', 'work'].map((name) => path.join(folder, name))
  for (const made of [root, upper, work]) await mkdir(made ?? '')
  const layers = `lowerdir=/,upperdir=${upper},workdir=${work}`
  const close = async () => {
    // A container ends with its first process, but lives on when systemd-nspawn alone is killed.
    if (leader !== '') process.kill(Number(leader), 'SIGKILL')
    machine?.kill('SIGKILL')
    await run('umount', ['--lazy', root ?? '']).catch(() => null)
    await rm(folder, { recursive: true, force: true })
  }
  let machine: ReturnType<typeof spawn> | undefined
  let leader = ''
  try {
    await run('mount', ['-t', 'overlay', 'overlay', '-o', layers, root ?? ''])
    const options = ['--quiet', '--register=no', '--keep-unit', '--private-network']
    const bound = Object.entries(shown).map(([from, to]) => `--bind-ro=${from}:${to}`)
    const boot = ['--boot', '--directory', root ?? '', 'systemd.unit=basic.target']
    machine = spawn('systemd-nspawn', [...options, ...bound, ...boot], { stdio: 'ignore' })
    leader = await leaderOf(machine.pid ?? 0)
    const sh = async (script: string): Promise<string> => {
      const spaces = ['--mount', '--uts', '--ipc', '--net', '--pid']
      const command = ['--target', leader, ...spaces, 'sh', '-ec', script]
      const env = { PATH: process.env['PATH'], HOME: '/root' }
      const { stdout, stderr } = await run('nsenter', command, { env }).catch((error: unknown) => {
        const { stdout: output, stderr: why } = error as { stdout: string; stderr: string }
        throw new Error(`${script}\n${output}${why}`)
      })
      return stdout + stderr
    }
    await sh(
      'systemctl is-system-running --wait || [ "$(systemctl is-system-running)" = degraded ]',
    )
    return { sh, close }
  } catch (error) {
    console.log(`No container could be started here: ${String(error)}`)
    await close()
    return null
  }
}

/** The process that is systemd in the container, once it answers. */
async function leaderOf(nspawn: number): Promise<string> {
  for (const until = Date.now() + BOOTS_WITHIN_MS; Date.now() < until; await pause(100)) {
    const children = await run('pgrep', ['-P', String(nspawn)]).catch(() => ({ stdout: '' }))
    const leader = children.stdout.trim()
    const asked = ['--target', leader, '--mount', '--pid', 'test', '-S', '/run/systemd/private']
    if (leader !== '' && (await run('nsenter', asked).catch(() => null)) !== null) return leader
  }
  throw new Error('It did not boot.')
}
