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

test('.vscode has the current JSON Schemas and snippets', async () => {
  for (const [file, source] of jsonSchemas()) expect(await readProject(file), STALE).toBe(source)
  // The choices of the snippets depend on content.
  const choices = /\|[^|"]*\|/g
  const written = writeSnippets(compile(schoolFiles()).content)
  expect((await readProject(SNIPPETS_FILE)).replace(choices, '|…|'), STALE).toBe(
    written.replace(choices, '|…|'),
  )
})

test('.vscode/settings.json maps every schema to a file of content', async () => {
  const { 'json.schemas': mapped } = JSON.parse(await readProject('.vscode/settings.json')) as {
    'json.schemas': { fileMatch: string[]; url: string }[]
  }
  expect(mapped.map(({ url }) => url.replace('./', ''))).toEqual([...jsonSchemas().keys()])
  for (const { fileMatch } of mapped) await readProject(fileMatch[0] ?? '')
})

test.each([
  ['site', 'a misspelt field', { nmae: 'School' }],
  ['links', 'a link without a stored field', { links: { x: { fields: [] } } }],
  ['figures', 'a figure without a value', { join: { unit: 'minutes' } }],
  ['navigation', 'an unknown action', { 0: { action: 'leave', label: 'Leave' } }],
])('the schema of %s.json accepts the file and refuses %s', async (name, _mistake, planted) => {
  const source = jsonSchemas().get(`.vscode/schemas/${name}.schema.json`) ?? ''
  const validate = new Ajv().compile(JSON.parse(source))
  const data: object = JSON.parse(await readProject(`content/${name}.json`))
  expect({ fits: validate(data), because: validate.errors }).toEqual({ fits: true, because: null })
  const wrong = Array.isArray(data) ? Object.assign([...data], planted) : { ...data, ...planted }
  expect(validate(wrong)).toBe(false)
})

const made = snippets({ ...choicesOf(compile(schoolFiles()).content), icons: ['video'] })

test('a card and a page from the snippets pass the check', () => {
  const fields = [made['Facts'], made['Check later']].map(filledIn).join('\n')
  const card = filledIn(made['New card']).replace('links:', `${fields}\nlinks:`)
  // The new card has a link already, and two links need different notes.
  const link = filledIn(made['Link with a key']).replace(/(?<=note: ).*/, 'Where the lesson is')
  const links = ['links:', link.replaceAll(/^/gm, '  ')].join('\n')
  const text = [made['Figure'], made['Stored value']].map(filledIn).join(' ')
  const order = `\n${filledIn(made['Order of the cards'])}\n---\n`
  const files = schoolFiles({
    'content/classes/made.md': `${card.replace('links:', links)}\n${text}\n`,
    'content/exams/page.md': filledIn(made['New page']).replace('\n---\n', order),
    'content/navigation.json': ['[\n', '[\n  { "page": "exams", "label": "Exams" },\n'],
  })
  expect(compile(files).problems).toEqual([])
})

test('a snippet offers every value of links.json', () => {
  const room = '"values": { "exam_room": { "fields": ["exam_room"] },'
  const files = schoolFiles({ 'content/links.json': ['"values": {', room] })
  const { body } = snippets(choicesOf(compile(files).content))['Stored value']
  expect(body).toEqual(['{{${1|exam_room,lesson_time|}}}'])
})

/** A snippet with its suggestions; an address needs a host. */
function filledIn({ body }: { readonly body: readonly string[] }): string {
  return body
    .join('\n')
    .replaceAll(/\$\{\d+\|([^,|]*)[^|]*\|\}/g, '$1')
    .replaceAll(/\$\{\d+:([^}]*)\}|\$\d/g, '$1')
    .replaceAll(/https:\/\/$/gm, 'https://school.ng/form')
}
