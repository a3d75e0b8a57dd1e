import { Ajv } from 'ajv'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compile } from '../../scripts/content/compile.ts'
import { jsonSchemas } from '../../scripts/build/editor/json-schemas.ts'
import {
  choicesOf,
  snippets,
  SNIPPETS_FILE,
  writeSnippets,
} from '../../scripts/build/editor/snippets.ts'
import { PROJECT } from '../../scripts/system/project.ts'
import { schoolFiles } from '../content/school.ts'

const STALE = 'run npm run content:schema and commit what it writes'
const readProject = (file: string) => readFile(join(PROJECT, file), 'utf8')

test('the JSON Schemas in .vscode are those of the check', async () => {
  for (const [file, source] of jsonSchemas()) expect(await readProject(file), STALE).toBe(source)
})

test('the snippets in .vscode are those of the check, whatever content there is to choose from', async () => {
  const written = writeSnippets(compile(schoolFiles()).content)
  const choices = /\|[^|"]*\|/g
  expect((await readProject(SNIPPETS_FILE)).replace(choices, '|…|'), STALE).toBe(
    written.replace(choices, '|…|'),
  )
})

test('the editor reads each JSON file of content by its schema', async () => {
  const { 'json.schemas': mapped } = JSON.parse(await readProject('.vscode/settings.json')) as {
    'json.schemas': { fileMatch: string[]; url: string }[]
  }
  expect(mapped.map(({ url }) => url.replace('./', ''))).toEqual([...jsonSchemas().keys()])
  for (const { fileMatch } of mapped) await readProject(fileMatch[0] ?? '')
})

test.each(['site', 'links', 'figures', 'navigation'])(
  'the schema accepts %s.json as it is shipped',
  async (name) => {
    const { validate, data } = await reading(name)
    expect({ fits: validate(data), because: validate.errors }).toEqual({
      fits: true,
      because: null,
    })
  },
)

test.each([
  ['site', 'a misspelt field', { nmae: 'School' }],
  ['site', 'an empty text', { name: '' }],
  ['links', 'a link that is stored nowhere', { links: { x: { fields: [] } } }],
  ['figures', 'a figure without a value', { join: { unit: 'minutes' } }],
  ['navigation', 'an action that there is not', { 0: { action: 'leave', label: 'Leave' } }],
])('the schema of %s.json refuses %s', async (name, _mistake, planted) => {
  const { validate, data } = await reading(name)
  const wrong = Array.isArray(data) ? Object.assign([...data], planted) : { ...data, ...planted }
  expect(validate(wrong)).toBe(false)
})

async function reading(name: string) {
  const source = jsonSchemas().get(`.vscode/schemas/${name}.schema.json`) ?? ''
  const data: object = JSON.parse(await readProject(`content/${name}.json`))
  return { validate: new Ajv().compile(JSON.parse(source)), data }
}

const made = snippets({ ...choicesOf(compile(schoolFiles()).content), icons: ['video'] })

test('a card that is made of the snippets passes the check', () => {
  const fields = [made['Facts'], made['Check later']].map(filledIn).join('\n')
  const card = filledIn(made['New card']).replace('links:', `${fields}\nlinks:`)
  // The new card has the one with an address already, and two links of one note cannot be told apart.
  const link = filledIn(made['Link with a key']).replace(/(?<=note: ).*/, 'Where the lesson is')
  const links = [link.replaceAll(/^/gm, '  ')]
  const text = [made['Figure'], made['Stored value']].map(filledIn).join(' ')
  const files = schoolFiles({
    'content/classes/made.md': `${card.replace('links:', ['links:', ...links].join('\n'))}\n${text}\n`,
  })
  expect(compile(files).problems).toEqual([])
})

test('a page that is made of the snippets passes the check', () => {
  const page = filledIn(made['New page']).replace(
    '\n---\n',
    `\n${filledIn(made['Order of the cards'])}\n---\n`,
  )
  const files = schoolFiles({
    'content/exams/page.md': page,
    'content/navigation.json': ['[\n', '[\n  { "page": "exams", "label": "Exams" },\n'],
  })
  expect(compile(files).problems).toEqual([])
})

test('a snippet offers every value that links.json names', () => {
  const room = '"values": { "exam_room": { "fields": ["exam_room"] },'
  const files = schoolFiles({ 'content/links.json': ['"values": {', room] })
  const { body } = snippets(choicesOf(compile(files).content))['Stored value']
  expect(body).toEqual(['{{${1|exam_room,lesson_time|}}}'])
})

/** A snippet as it is when nothing else is typed; an address needs its host. */
function filledIn({ body }: { readonly body: readonly string[] }): string {
  return body
    .join('\n')
    .replaceAll(/\$\{\d+\|([^,|]*)[^|]*\|\}/g, '$1')
    .replaceAll(/\$\{\d+:([^}]*)\}|\$\d/g, '$1')
    .replaceAll(/https:\/\/$/gm, 'https://school.ng/form')
}
