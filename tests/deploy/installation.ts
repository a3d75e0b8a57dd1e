import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { freePort } from '../../scripts/system/free-port.ts'
import { PROJECT } from '../../scripts/system/project.ts'
import { holdPort, killGroup, writeFiles } from '../server/program.ts'

/** Another user builds where the machine lets us: nobody has no right on what root installs. */
const isRoot = process.getuid?.() === 0
const BUILDER = isRoot ? { uid: 65_534, gid: 65_534 } : {}

/** Without the settings of this machine's Git. */
const OWN_GIT = { GIT_CONFIG_NOSYSTEM: '1' }

/** What deploy/update asks of systemd: one service, whose code is loaded from `current`. */
const systemctl = (root: string, env: string) => `#!/bin/sh
runs() { grep -q '^State:.[^Z]' "/proc/$1/status" 2>/dev/null; }
pid=$(cat '${root}/pid' 2>/dev/null)
runs "$pid" || pid=
case "$1 $2" in
  'show --property=MainPID') echo "\${pid:-0}" ;;
  'show --property=ActiveState') [ -n "$pid" ] && echo active || echo inactive ;;
  'show --property=Environment') echo '${env}' ;;
  reload*) kill -HUP "$pid" ;;
  restart*)
    [ -z "$pid" ] || kill "$pid"
    while runs "$pid"; do sleep 0.02; done
    cd '${root}/current'
    unset JOURNAL_STREAM
    export LISTEN_FDS=1
    ${env} setsid sh '${root}/server' </dev/null >>'${root}/server.log' 2>&1 &
    echo $! >'${root}/pid'
    ;;
esac
`

/** What deploy/update asks of systemd-run: the command as another user, or as the service with its settings. */
const systemdRun = (temporary: string) => `#!${process.execPath}
const { spawnSync } = require('node:child_process')
const { readFileSync } = require('node:fs')
const given = process.argv.slice(2, process.argv.indexOf('--')).join('\\0')
const options = given.replaceAll('-p\\0', '--property=').split('\\0')
const [program, ...args] = process.argv.slice(process.argv.indexOf('--') + 1)
const all = (start) => options.flatMap((each) => (each.startsWith(start) ? each.slice(start.length) : []))
const files = all('--property=EnvironmentFile=-').map((file) => readFileSync(file, 'utf8'))
const lines = [...all('--property=Environment=').join(' ').split(' '), ...files.join('').split('\\n')]
const named = [...lines, ...all('--setenv=')].filter(Boolean).map((each) => each.split(/=(.*)/s))
const env = Object.fromEntries(named.map(([name, value]) => [name, value.replaceAll("'", '')]))
const { status } = spawnSync(program, args, {
  env: { PATH: process.env.PATH, ...env, TMPDIR: ${JSON.stringify(temporary)} },
  cwd: all('--working-directory=')[0],
  stdio: 'inherit',
  ...(files.length === 0 && ${JSON.stringify(BUILDER)}),
})
process.exit(status ?? 1)
`

/**
 * A script in place of npm, which needs no network. It builds a page and a hashed file from content/text, unless the text
 * says otherwise, and runs content/build.
 */
export const fakeNpm = (node: string) => `#!/bin/sh
set -e
case $1 in
  ci)
    if grep -q unreachable package-lock.json; then exit 1; fi
    mkdir -p node_modules/node/bin
    printf '#!/bin/sh\\nexec ${node} "$@"' >node_modules/node/bin/node
    chmod 755 node_modules/node/bin/node
    ;;
  run)
    text=$(cat content/text)
    echo "npm builds $text"
    [ "$text" != mistake ]
    mkdir -p dist/assets
    [ ! -e content/build ] || sh content/build 2>&1 || :
    cd dist
    echo "<title>$text</title>" >index.html
    echo "$text" >"assets/$text.js"
    [ "$text" != linked ] || ln -s /etc linked
    [ "$text" != refused ] || echo '{}' >school.json
    printf '{"commit":"%s","committed":"2026-03-02T12:00:00.000Z"}\\n' "$(git rev-parse HEAD)" >version.json
    { echo sources; find . -type f ! -name source-hash.txt | sed 's/^..//' | xargs sha256sum; } >source-hash.txt
    [ "$text" != damaged ] || echo more >>index.html
    ;;
esac
`

type Parts = {
  /** The command of the service, in the folder of the version. */
  readonly server: string
  /** A script in place of npm; by default npm itself. */
  readonly npm?: string
}

export type Installation = Awaited<ReturnType<typeof openInstallation>>

/** An installation in a temporary folder: deploy/update, a bare repository as GitHub, and a service without systemd. */
export async function openInstallation({ server, npm }: Parts) {
  const folder = await mkdtemp(path.join(tmpdir(), 'portal-update-'))
  await chmod(folder, 0o755)
  const [root, writer, origin, bin] = ['root', 'writer', 'github.git', 'bin'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string, string]
  const data = path.join(folder, 'data')
  const port = await freePort()
  const settings = path.join(folder, 'settings')
  await Promise.all([root, bin, data].map((made) => mkdir(made)))
  for (const made of [path.join(root, 'build'), writer, origin]) {
    await mkdir(made)
    if (isRoot) await promisify(execFile)('chown', ['65534:65534', made])
  }
  const held = holdPort(port)
  await writeFile(path.join(root, 'server'), `LISTEN_PID=$$ exec ${server}\n`)
  await writeFile(settings, `PORT=${port}\n`)
  const { NODE_EXTRA_CA_CERTS: authority } = process.env
  if (authority !== undefined) {
    await writeFile(path.join(root, 'build', '.npmrc'), `cafile=${authority}\n`)
  }
  const env = `NODE_ENV=production PORT=${port} PORTAL_DATA=${data} PORTAL_DIST=${root}/current/dist`
  const temporary = path.join(folder, 'tmp')
  await mkdir(temporary)
  await chmod(temporary, 0o777)
  const programs = {
    systemctl: systemctl(root, env),
    'systemd-run': systemdRun(temporary),
    ...(npm && { npm }),
  }
  for (const [name, script] of Object.entries(programs)) {
    await writeFile(path.join(bin, name), script, { mode: 0o755 })
  }
  const asWriter = async (cwd: string, program: string, args: readonly string[]) => {
    const env = { PATH: `${bin}:${process.env['PATH']}`, HOME: folder, ...OWN_GIT }
    return (await promisify(execFile)(program, args, { cwd, env, ...BUILDER })).stdout.trim()
  }
  const git = (where: string, ...args: string[]) => {
    const named = ['-c', 'user.name=A writer', '-c', 'user.email=writer@example.org']
    return asWriter(where, 'git', [...named, ...args])
  }
  await git(origin, 'init', '--quiet', '--bare', '--initial-branch=main')
  await git(writer, 'clone', '--quiet', origin, '.')
  await git(writer, 'checkout', '--quiet', '-B', 'main')
  let isCloned = false

  return {
    root,
    origin: `http://127.0.0.1:${port}`,
    settings,
    /** The embedded database. */
    database: path.join(data, 'school.sqlite'),
    /** The writer's clone. */
    writer,
    git: (...args: string[]) => git(writer, ...args),
    /** Runs npm there. */
    npm: (...args: string[]) => asWriter(writer, 'npm', args),
    /** Commits what is in the writer's clone with these files, as a merged pull request. @returns the commit */
    merge: async (files: Readonly<Record<string, string>>) => {
      await writeFiles(writer, files)
      if (isRoot) await promisify(execFile)('chown', ['-R', '65534:65534', writer])
      await git(writer, 'add', '--all')
      await git(writer, 'commit', '--quiet', '--allow-empty', '--message', 'A change')
      await git(writer, 'push', '--quiet', origin, 'main')
      if (!isCloned) await git(path.join(root, 'build'), 'clone', '--quiet', origin, 'repository')
      isCloned = true
      return git(writer, 'rev-parse', 'HEAD')
    },
    /** Runs deploy/update, as root where we are root. */
    update: async (args: readonly string[] = [], more: Readonly<Record<string, string>> = {}) => {
      const env = {
        ...OWN_GIT,
        PATH: `${bin}:${process.env['PATH']}`,
        PORTAL_ROOT: root,
        PORTAL_SETTINGS: settings,
        PORTAL_BUILDER: isRoot ? 'nobody' : userInfo().username,
        ...more,
      }
      const child = spawn(path.join(PROJECT, 'deploy', 'update'), args, {
        env,
        stdio: ['ignore', 'pipe', 'pipe', held],
      })
      const output = Promise.all(
        [child.stdout, child.stderr].filter((stream) => stream !== null).map(text),
      )
      const [code] = (await once(child, 'close')) as [number | null]
      return { code, output: (await output).join('') }
    },
    pid: async () => Number(await readFile(path.join(root, 'pid'), 'utf8')),
    serverLog: () => readFile(path.join(root, 'server.log'), 'utf8'),
    close: async () => {
      const pid = await readFile(path.join(root, 'pid'), 'utf8').catch(() => '')
      if (pid !== '') killGroup(Number(pid))
      await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
