import type * as v from 'valibot'
import { timeFigures } from '../../content/checks/times.ts'
import type { Content } from '../../content/content.ts'
import type { FieldPath } from '../../content/fields/fields.ts'
import { helpOf as fieldHelp, schemaAt } from '../../content/fields/schema-parts.ts'
import { cardSchema, pageSchema } from '../../content/schemas/documents.ts'

/** Where VS Code looks for the snippets of a project. */
export const SNIPPETS_FILE = '.vscode/content.code-snippets'

/**
 * Snippets for Markdown, since VS Code has no schemas for front matter. They offer the values that
 * content already uses.
 */
export function writeSnippets(content: Content): string {
  return `${JSON.stringify(snippets(choicesOf(content)), null, 2)}\n`
}

type Choices = Readonly<
  Record<'keys' | 'icons' | 'figures' | 'stored' | 'times' | 'cards', readonly string[]>
>

function choicesOf({ readings, cards, settings, values }: Content): Choices {
  const icons = readings.flatMap(({ found }) => found?.icon ?? [])
  return {
    keys: Object.keys(settings.links?.parts?.links ?? {}),
    icons: [...new Set(icons)].toSorted(),
    figures: [...values.printed.keys()].filter((name) => name.startsWith('figures.')),
    stored: [...values.stored],
    times: timeFigures(settings.figures?.whole ?? {}),
    cards: [...cards.keys()],
  }
}

function snippets({ keys, icons, figures, stored, times, cards }: Choices) {
  return {
    'New card': snippet('card', 'A new card: one file with its fields and the text of its modal.', [
      '---',
      'title: ${1:Title}',
      'description: ${2:A sentence on what the card is for.}',
      `icon: \${3${choice(icons)}}`,
      'links:',
      '  - address: ${4:https://}',
      '    note: ${5:Where the button leads}',
      '---',
      '${0:The text of the modal.}',
    ]),
    'New page': snippet('page', 'A new page: page.md in a folder of its own.', [
      '---',
      'title: ${1:Title}',
      'intro: ${2:A sentence under the heading.}',
      `icon: \${3${choice(icons)}}`,
      '---',
      '$0',
    ]),
    'Link with a key': snippet('link-key', helpOf(cardSchema, 'links', 0, 'key'), [
      `- key: \${1${choice(keys)}}`,
      '  note: ${2:Where the button leads}',
    ]),
    'Link with an address': snippet('link-address', helpOf(cardSchema, 'links', 0, 'address'), [
      '- address: ${1:https://}',
      '  note: ${2:Where the button leads}',
    ]),
    Facts: snippet('facts', helpOf(cardSchema, 'facts'), [
      'facts:',
      '  - label: ${1:Its name}',
      '    value: "${2:The fact itself}"',
    ]),
    Fact: snippet(
      'fact',
      `${helpOf(cardSchema, 'facts', 0, 'value')} ${helpOf(cardSchema, 'facts', 0, 'copy')}`,
      ['- label: ${1:Its name}', '  value: "${2:The fact itself}"', '  copy: ${3|true,false|}'],
    ),
    'Class door': snippet('class-door', helpOf(cardSchema, 'class_door'), [
      'class_door:',
      '  closed: ${1:The words for students who are too late.}',
    ]),
    'Check later': snippet('check-later', helpOf(cardSchema, 'check_later'), [
      'check_later:',
      `  card: \${1${choice(cards)}}`,
      `  after: \${2${choice(times)}}`,
      '  keep: ${3:The name of the ID, such as Submission ID}',
      '  help: ${4:What the ID is for.}',
    ]),
    Icon: snippet('icon', helpOf(cardSchema, 'icon'), [`icon: \${1${choice(icons)}}`]),
    'Order of the cards': snippet('cards', helpOf(pageSchema, 'cards'), [
      'cards:',
      `  - \${1${choice(cards)}}`,
    ]),
    Figure: snippet('figure', 'A figure of figures.json, so that it is right everywhere.', [
      `{{\${1${choice(figures)}}}}`,
    ]),
    'Stored value': snippet(
      'stored-value',
      'A value that the school stores for each student, such as the lesson time: a name in links.json.',
      [`{{\${1${choice(stored)}}}}`],
    ),
  }
}

function snippet(prefix: string, description: string, body: readonly string[]) {
  return { scope: 'markdown', prefix, description, body }
}

/** The choices of a snippet placeholder. */
function choice(names: readonly string[]): string {
  return `|${names.join(',')}|`
}

/** A field's description in the schema. */
function helpOf(schema: v.GenericSchema, ...path: FieldPath): string {
  const field = schemaAt(schema, path)
  const help = field && fieldHelp(field).description
  if (help === undefined) throw new Error(`The schema does not describe ${path.join('.')}`)
  return help
}
