import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { chown, copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { expect, inject, onTestFinished, test } from 'vitest'
import { freePort } from '../../scripts/system/free-port.ts'
import { PROJECT } from '../../scripts/system/project.ts'
import { cookiesOf, signInAt } from '../server/over-http.ts'
import { runCommand } from '../server/program.ts'
import { FORM } from '../server/school.ts'

// deploy/Dockerfile, built and run by buildah. No registry of images is asked: the base is made here, of packages of
// Debian or Ubuntu and of npm. What is not committed is not built.

const MISSING = inject('missing')
const isMissing = ['buildah', 'debootstrap'].some((name) => MISSING.includes(name))
const law = test.skipIf(process.getuid?.() !== 0 || isMissing)

/** The user `node` of the image. */
const NODE_USER = 1000
const AUTHORITY = '/etc/authority.pem'
/** As docker run --env-file leaves the lines of /etc/student-portal.env. */
const SETTINGS = {
  HOST: '127.0.0.1',
  PORTAL_OPERATOR_MAIL: "'you@example.org'",
  PORTAL_SMTP_URL: "'smtp://127.0.0.1:1'",
  PORTAL_MAIL_FROM: "'School <portal@example.org>'",
}
const ADA = { email: 'ada@example.org', password: 'correct-horse' }
const STUDENTS = `email,full_name,course_cohort,password
${ADA.email},Ada,Cohort 7,${ADA.password}`
const CARD = 'content/classes/page.md'
const WORDS = ['Join your lessons', 'Come to your lessons'] as const
const [FIRST, SECOND] = ['1a', '2b'].map((digits) => digits.repeat(20)) as [string, string]

const run = async (program: string, ...args: string[]) =>
  (await promisify(execFile)(program, args, { maxBuffer: 1e8 })).stdout

/** Packages of the system, Node and npm. */
async function makeBase(root: string): Promise<void> {
  const system = await readFile('/etc/os-release', 'utf8')
  const [, release = ''] = /^VERSION_CODENAME=(.*)$/m.exec(system) ?? []
  await run('debootstrap', '--variant=minbase', release, root)
  const { optionalDependencies } = JSON.parse(await readFile(join(PROJECT, 'package.json'), 'utf8'))
  const node = `node-linux-${process.arch}`
  const packages = [`${node}@${optionalDependencies[node]}`, 'npm@11']
  await run('npm', 'install', '--global', '--prefix', join(root, 'usr/local'), ...packages)
  await run('chroot', root, 'useradd', '--create-home', '--uid', String(NODE_USER), 'node')
  await copyFile(process.env['NODE_EXTRA_CA_CERTS'] ?? '/dev/null', join(root, AUTHORITY))
}

/** A copy of this project with images of it, and a folder in place of the volume. */
async function openProject() {
  const folder = await mkdtemp(join(tmpdir(), 'portal-image-'))
  const project = join(folder, 'project')
  const data = join(folder, 'data')
  const store = ['--root', join(folder, 'store'), '--runroot', join(folder, 'run')]
  const buildah = [...store, '--storage-driver', 'overlay']
  const build = async (...args: string[]) => (await run('buildah', ...buildah, ...args)).trim()
  onTestFinished(async () => {
    await build('rm', '--all')
    await rm(folder, { recursive: true, force: true })
  })
  await mkdir(project)
  await run('sh', '-c', `git -C '${PROJECT}' archive HEAD | tar -x -C '${project}'`)
  await mkdir(data, { mode: 0o700 })
  await chown(data, NODE_USER, NODE_USER)
  await makeBase(join(folder, 'base'))
  const dockerfile = join(project, 'deploy/Dockerfile')
  const [, name] = /^FROM (\S+)$/m.exec(await readFile(dockerfile, 'utf8')) ?? []
  const base = await build('from', 'scratch')
  await build('add', '--quiet', base, join(folder, 'base'), '/')
  await build('config', '--env', 'PATH=/usr/local/bin:/usr/bin:/bin', base)
  await build('config', '--env', `NODE_EXTRA_CA_CERTS=${AUTHORITY}`, base)
  await build('commit', '--quiet', '--rm', base, `docker.io/library/${name}`)
  const port = await freePort()
  const env = Object.entries({ ...SETTINGS, PORT: port }).map(([key, value]) => `${key}=${value}`)
  return {
    origin: `http://127.0.0.1:${port}`,
    change: async (file: string, [before, after]: readonly [string, string]) => {
      const words = await readFile(join(project, file), 'utf8')
      expect(words).toContain(before)
      await writeFile(join(project, file), words.replace(before, after))
    },
    /** @returns what was said, the image's settings, and a function that runs a command in a container of it */
    build: async (commit: string) => {
      const how = ['--isolation', 'chroot', '--format', 'docker', '--layers', '--pull=never']
      const named = ['--build-arg', `PORTAL_COMMIT=${commit} 1772452800`, '--file', dockerfile]
      const started = performance.now()
      const said = await build('build', ...how, ...named, '--tag', commit, project)
      console.log(`Built in ${Math.round((performance.now() - started) / 1000)} s`)
      const { Docker } = JSON.parse(await build('inspect', '--type', 'image', commit))
      const container = await build('from', '--pull=never', commit)
      // buildah would put a volume of its own there.
      await build('config', '--volume', '/data-', container)
      const bound = ['--isolation', 'chroot', '--volume', `${data}:/data`]
      const options = [...buildah, 'run', ...bound, ...env.flatMap((one) => ['--env', one])]
      const inside = (...command: string[]) =>
        runCommand('buildah', [...options, container, '--', ...command], {})
      return { said, config: Docker.config, inside }
    },
  }
}

type Inside = Awaited<ReturnType<Awaited<ReturnType<typeof openProject>>['build']>>['inside']

/** Starts the server as the image does. */
async function startServer(inside: Inside, command: readonly string[]) {
  const server = inside('sh', '-c', 'echo "pid $$, user $(id -u)"; exec "$@"', 'sh', ...command)
  const [, pid, user] = await server.says(/pid (\d+), user (\d+)/)
  onTestFinished(() => {
    if (isRunning) process.kill(Number(pid), 'SIGKILL')
  })
  let isRunning = true
  const ended = server.ended.finally(() => (isRunning = false))
  await server.says(/The student portal is at/)
  expect(Number(user)).toBe(NODE_USER)
  return { stop: () => process.kill(Number(pid)), ended }
}

/** Runs a command to its end. */
async function ask(inside: Inside, line: string) {
  const program = inside('sh', '-c', line)
  return { code: await program.ended, output: program.output() }
}

/** Hands in a task, and does something while the server has read half of it. */
async function handIn(origin: string, cookie: string, task: string, meanwhile = async () => {}) {
  const body = String(new URLSearchParams({ ...FORM, lesson_number: task }))
  const type = 'application/x-www-form-urlencoded'
  const sending = request(`${origin}/backend/submit_task.php`, {
    method: 'POST',
    headers: {
      cookie,
      'content-type': type,
      'content-length': body.length,
      expect: '100-continue',
    },
  })
  sending.flushHeaders()
  await once(sending, 'continue')
  sending.write(body.slice(0, 9))
  await meanwhile()
  sending.end(body.slice(9))
  const [answer] = (await once(sending, 'response')) as [IncomingMessage]
  await text(answer)
  return answer.statusCode
}

const isReady = (origin: string) =>
  fetch(`${origin}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )

law('the image serves a school as its user, and an update of it loses nothing', async () => {
  const { origin, change, build } = await openProject()
  const first = await build(FIRST)
  expect(first.config).toMatchObject({
    User: 'node',
    Volumes: { '/data': {} },
    StopSignal: 'SIGTERM',
  })
  const { Cmd, Healthcheck } = first.config
  const server = await startServer(first.inside, Cmd)
  const load = `printf '${STUDENTS.replace('\n', '\\n')}' | school import students -`
  expect(await ask(first.inside, load)).toMatchObject({ code: 0 })
  const cookie = cookiesOf(await signInAt(origin, ADA))
  expect(await handIn(origin, cookie, '1')).toBe(200)
  expect(await ask(first.inside, 'ls')).toMatchObject({
    output: 'dist\nnode_modules\npackage-lock.json\npackage.json\nsrc\n',
  })

  await change(CARD, WORDS)
  const second = await build(SECOND)
  expect(second.said.match(/RUN npm ci.*\n--> Using cache/g)).toHaveLength(2)
  const stopped = handIn(origin, cookie, '2', async () => {
    server.stop()
    await expect.poll(() => isReady(origin)).toBe(false)
  })
  expect(await stopped).toBe(200)
  expect(await server.ended).toBe(0)

  const [, ...health] = Healthcheck.Test as string[]
  const next = await startServer(second.inside, Cmd)
  expect(await (await fetch(`${origin}/version.json`)).json()).toMatchObject({ commit: SECOND })
  expect(await ask(second.inside, `grep -rqF '${WORDS[1]}' dist`)).toMatchObject({ code: 0 })
  expect(await handIn(origin, cookie, '3')).toBe(200)
  const { output } = await ask(second.inside, 'school export submissions -')
  const tasks = [...output.matchAll(/"Ada Okafor","(\d)"/g)].map(([, task]) => task)
  expect(tasks).toEqual(['1', '2', '3'])
  expect(await ask(second.inside, 'school backup --nightly')).toMatchObject({ code: 0 })
  const doctor = await ask(second.inside, 'school doctor')
  expect(doctor.code, doctor.output).toBe(0)
  expect(doctor.output).not.toContain('systemctl')
  expect(await second.inside(...health).ended).toBe(0)
  next.stop()
  expect(await next.ended).toBe(0)
  expect(await second.inside(...health).ended).toBe(1)
})
