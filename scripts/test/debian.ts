import { run } from '../system/run.ts'

/**
 * Installs packages of Debian or Ubuntu, which only root can. Each by itself, so that one that is unknown there keeps
 * no other away. Look afterwards for what you need.
 */
export async function installPackages(names: readonly string[]): Promise<void> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-qq'], { env, quiet: true })
  for (const name of names) {
    const args = ['install', '-y', '-qq', '--no-install-recommends', name]
    await run('apt-get', args, { env, quiet: true })
  }
}
