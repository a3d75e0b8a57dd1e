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
  /** Its file; without it, the name. */
  readonly program?: string
  /** Comes only with the whole package. */
  readonly with?: string
}

const PROGRAMS: readonly DeployProgram[] = [
  { name: 'nginx', from: 'nginx', with: '/etc/nginx/mime.types' },
  { name: 'apache', from: 'apache2', program: 'apache2', with: '/etc/apache2/mods-available' },
  { name: 'caddy', from: 'caddy' },
  { name: 'pgbouncer', from: 'pgbouncer' },
  { name: 'curl', from: 'curl' },
  { name: 'systemd-analyze', from: 'systemd' },
  { name: 'systemd-nspawn', from: 'systemd-container' },
  { name: 'buildah', from: 'buildah' },
  { name: 'debootstrap', from: 'debootstrap' },
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
  const missing = PROGRAMS.filter(({ name, program = name, with: also = '/' }) => {
    // Debian's servers are in a folder that only root has in the PATH.
    const isInstalled = inPath(program) !== undefined || existsSync(`/usr/sbin/${program}`)
    return !isInstalled || !existsSync(also)
  })
  // Of the version of the server. PostgreSQL's npm package has none.
  const hasDump = existsSync(path.join((await ensurePostgres()) ?? '', 'pg_dump'))
  return hasDump ? missing : [...missing, { name: 'pg_dump', from: 'postgresql' }]
}
