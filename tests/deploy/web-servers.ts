import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, readFile, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { join } from 'node:path'
import { freePort } from '../../scripts/system/free-port.ts'
import { PROJECT } from '../../scripts/system/project.ts'

/** A web server with files in deploy/, as Debian and Ubuntu install it. */
export type WebServer = {
  readonly name: string
  /** Its file in deploy/, in front of the portal's server. */
  readonly file: string
  /** Its program, and the arguments to run it in the foreground. */
  readonly program: string
  readonly start: (config: string) => readonly string[]
  /** The whole configuration: the site on another port, within what the system provides. */
  readonly whole: (site: string, port: number, folder: string) => string
}

const APACHE_MODULES =
  'mpm_event authz_core authn_core alias autoindex deflate dir env filter headers mime negotiation ' +
  'proxy proxy_fcgi proxy_http reqtimeout rewrite setenvif socache_shmcb ssl'

/** Only root can listen on port 80. */
const TO_HTTPS = /server \{\n  listen 80;\n.*\n  return 301 .*\n\}/

/** Those with a file in deploy/ for the portal beside a PHP backend. */
export const BESIDE_PHP: readonly (WebServer & { readonly phpFile: string })[] = [
  {
    name: 'nginx',
    file: 'nginx.conf',
    phpFile: 'php.nginx.conf',
    program: 'nginx',
    start: (config) => ['-c', config, '-e', 'stderr', '-g', 'daemon off;'],
    whole: (site, port, folder) => `pid ${folder}/pid;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder}/${kind};`).join('\n  ')}
  ${site
    .replace(TO_HTTPS, '')
    .replace(/listen \d+( ssl)?;.*/, `listen 127.0.0.1:${port}$1;`)
    .replace('include fastcgi', 'include /etc/nginx/fastcgi')}
}`,
  },
  {
    name: 'apache',
    file: 'apache.conf',
    phpFile: 'php.apache.conf',
    program: 'apache2',
    start: (config) => ['-f', config, '-D', 'FOREGROUND'],
    whole: (site, port, folder) => `ServerRoot ${folder}
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
Listen 127.0.0.1:${port}
${APACHE_MODULES.split(' ')
  .map((name) => `IncludeOptional /etc/apache2/mods-available/${name}.[cl]o[na][fd]`)
  .join('\n')}
<Directory /var/www>
  Options Indexes
</Directory>
${site.replace(/:(80|443)>/, `:${port}>`)}`,
  },
]

export const CADDY: WebServer = {
  name: 'caddy',
  file: 'Caddyfile',
  program: 'caddy',
  start: (config) => ['run', '--config', config, '--adapter', 'caddyfile'],
  whole: (site, port) => {
    const address = site.includes('\ttls ') ? `https://:${port}` : `http://127.0.0.1:${port}`
    const ours = '{\n\tadmin off\n\tauto_https disable_redirects\n\tdefault_bind 127.0.0.1\n}'
    return `${ours}\n${site.replace('portal.example.org', address)}`
  },
}

export const WEB_SERVERS: readonly WebServer[] = [...BESIDE_PHP, CADDY]

/** A file of deploy/. */
export const readDeploy = (file: string): Promise<string> =>
  readFile(join(PROJECT, 'deploy', file), 'utf8')

/**
 * Starts a web server with a site.
 * @param folder for its configuration and the files that it writes
 * @returns its address, and a function that stops it
 */
export async function startSite(server: WebServer, folder: string, site: string) {
  const port = await freePort()
  const config = join(folder, 'server.conf')
  await writeFile(config, server.whole(site, port, folder))
  const child = spawn(server.program, server.start(config), {
    env: { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(await unprivileged(folder)),
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const ended = once(child, 'exit')
  const origin = `http://127.0.0.1:${port}`
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error(`${server.name} did not start: ${output}`)
  }
  return {
    origin,
    stop: async (): Promise<void> => {
      child.kill()
      await ended
    },
  }
}

/** A web server that root starts becomes another user, who must be able to read the folder. */
async function unprivileged(folder: string): Promise<{ uid?: number; gid?: number }> {
  if (process.getuid?.() !== 0) return {}
  await chmod(folder, 0o777)
  return { uid: 65_534, gid: 65_534 }
}

async function accepts(port: number): Promise<boolean> {
  const connection = connect(port, '127.0.0.1')
  return once(connection, 'connect').then(
    () => {
      connection.destroy()
      return true
    },
    () => new Promise((resolve) => setTimeout(resolve, 20, false)),
  )
}
