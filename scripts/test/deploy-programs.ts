import { existsSync } from 'node:fs'
import path from 'node:path'
import { inPath } from '../system/in-path.ts'
import { installPackages } from './debian.ts'
import { ensurePostgres } from './postgres.ts'

// The programs that run beside the server at a school. The night tests deploy/ with them.

type DeployProgram = {
  readonly name: string
  /** The package of Debian and Ubuntu that has it. */
  readonly from: string
  /** Gets the folder of PostgreSQL's programs. */
  readonly isThere: (postgres: string) => boolean
}

const PROGRAMS: readonly DeployProgram[] = [
  {
    name: 'nginx',
    from: 'nginx',
    isThere: () => isInstalled('nginx') && existsSync('/etc/nginx/mime.types'),
  },
  {
    name: 'apache',
    from: 'apache2',
    // The package apache2-bin has the program alone.
    isThere: () => isInstalled('apache2') && existsSync('/etc/apache2/mods-available'),
  },
  { name: 'caddy', from: 'caddy', isThere: () => isInstalled('caddy') },
  { name: 'pgbouncer', from: 'pgbouncer', isThere: () => isInstalled('pgbouncer') },
  { name: 'curl', from: 'curl', isThere: () => isInstalled('curl') },
  { name: 'systemd-analyze', from: 'systemd', isThere: () => isInstalled('systemd-analyze') },
  {
    name: 'systemd-nspawn',
    from: 'systemd-container',
    isThere: () => isInstalled('systemd-nspawn'),
  },
  { name: 'buildah', from: 'buildah', isThere: () => isInstalled('buildah') },
  { name: 'debootstrap', from: 'debootstrap', isThere: () => isInstalled('debootstrap') },
  // Of the version of the server. PostgreSQL's npm package has none.
  {
    name: 'pg_dump',
    from: 'postgresql',
    isThere: (postgres) => existsSync(path.join(postgres, 'pg_dump')),
  },
]

/** Installs what is missing. */
export async function installDeployPrograms(): Promise<void> {
  const missing = await missingPrograms()
  if (missing.length === 0) return
  const names = missing.map(({ name }) => name).join(', ')
  console.log(`Installing ${names}, which may take two minutes…`)
  await installPackages(missing.map(({ from }) => from))
}

export async function missingPrograms(): Promise<DeployProgram[]> {
  const postgres = (await ensurePostgres()) ?? ''
  return PROGRAMS.filter(({ isThere }) => !isThere(postgres))
}

function isInstalled(name: string): boolean {
  // Debian's servers are in a folder that only root has in the PATH.
  return inPath(name) !== undefined || existsSync(path.join('/usr/sbin', name))
}
