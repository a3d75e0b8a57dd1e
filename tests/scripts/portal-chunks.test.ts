import path from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { describe, expect, test } from 'vitest'
import { PROJECT } from '../../scripts/system/project.ts'
import { schoolModules } from '../school/school-modules.ts'

/** The built files of the portal for the school of the tests. */
async function filesOf(...plugins: Plugin[]) {
  const built = await build({
    configFile: path.join(PROJECT, 'vite.config.ts'),
    logLevel: 'error',
    plugins: [schoolModules(), ...plugins],
    build: { write: false },
  })
  if (!('output' in built)) throw new Error('One build was asked for')
  return built.output
}

/** The scripts by their names without a hash. */
function scriptsOf(files: Rolldown.RolldownOutput['output']): Map<string, Rolldown.OutputChunk> {
  const scripts = files.filter((file) => file.type === 'chunk')
  return new Map(scripts.map((script) => [script.name, script]))
}

const CARD = 'Save the receipt.'

/** Changes a sentence of a card. */
const otherText: Plugin = {
  name: 'other-text',
  enforce: 'pre',
  transform: (code, id) =>
    id.includes('/compiled/') ? code.replaceAll(CARD, 'Other words.') : null,
}

/** The preview, parsers of Markdown and YAML, and other packages that the student's browser does not need. */
const KEPT_OUT =
  /\/src\/preview\/|node_modules\/(?:react-markdown|remark-|unified|mdast-|micromark|hast-|gray-matter|js-yaml|yaml|zod)/

const TEXT = /\/compiled\/(?:pages|cards|search)/

function holdsText({ moduleIds }: Rolldown.OutputChunk): boolean {
  return moduleIds.some((id) => TEXT.test(id))
}

describe('the portal’s scripts', async () => {
  const files = await filesOf()
  const [before, after] = [scriptsOf(files), scriptsOf(await filesOf(otherText))]

  test('declare the style layers in the order tokens, base, ui', () => {
    const styles = files.find(({ fileName }) => fileName.endsWith('.css'))
    const layers = String(styles?.type === 'asset' && styles.source).matchAll(/@layer (\w+)/g)
    expect([...new Set(Array.from(layers, ([, name]) => name))]).toEqual([
      'tokens',
      'base',
      'layout',
    ])
  })

  test('keep their names when a card changes, except its text and the first script', () => {
    const names = new Set([...before.values()].map(({ fileName }) => fileName))
    const changed = [...after.values()].filter(({ fileName }) => !names.has(fileName))
    expect(changed.filter(holdsText).map(({ name }) => name)).toContain('payments')
    expect(changed.filter((script) => !holdsText(script)).map(({ name }) => name)).toEqual([
      'index',
    ])
  })

  test('have nothing of the preview, no parser of Markdown or YAML, and no zod', () => {
    const modules = [...before.values()].flatMap(({ moduleIds }) => moduleIds)
    expect(modules.filter((id) => id.includes('/src/portal/')).length).toBeGreaterThan(50)
    expect(modules.filter((id) => KEPT_OUT.test(id))).toEqual([])
  })

  test('with texts import only scripts that rarely change', () => {
    const texts = [...before.values()].filter(holdsText)
    expect(texts.length).toBeGreaterThan(20)
    const imported = new Set(texts.flatMap(({ imports }) => imports))
    const programs = [...before.values()].filter(
      (script) => imported.has(script.fileName) && !holdsText(script),
    )
    expect(programs.map(({ name }) => name).toSorted()).toEqual(['rolldown-runtime', 'vendor'])
  })

  test('never import the first script, which names all others', () => {
    const first = before.get('index')?.fileName ?? ''
    const importing = [...before.values()].filter(({ imports }) => imports.includes(first))
    expect(importing.map(({ name }) => name)).toEqual([])
  })
})
