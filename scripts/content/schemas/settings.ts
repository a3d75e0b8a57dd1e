import * as v from 'valibot'
import { STORED_LINK_FIELDS } from '../../../src/contract/stored-link-fields.ts'
import { field, list, optionalField, text } from '../../../src/content/fields.ts'
import { path, settingText, website } from './text.ts'

// links.json, figures.json and navigation.json, each field with its help for writers.

/** A name of a link key, a value or a figure, as texts write it. */
const name = v.pipe(
  v.string(),
  v.regex(
    /^[a-z][a-z0-9_]*$/,
    'Use small letters, digits and underscores, and begin with a letter.',
  ),
)

const storedField = field(settingText, {
  example: '"cloud_link"',
  description: "Its name in the school's lists. A new link or value has the same name there.",
  examples: [...STORED_LINK_FIELDS],
})
const fields = list(storedField, {
  example: '"fields": ["cloud_link"]',
  description: 'Where it is stored: the first of these fields that holds something.',
})

const addressOtherwise = optionalField(settingText, {
  example: '"default": "/mentor-tasks"',
  description: 'The address when nothing is stored.',
})
const wordsOtherwise = field(settingText, {
  example: '"default": "To be updated"',
  description: 'The words when nothing is stored.',
})

export const linksSchema = v.strictObject({
  links: field(v.record(name, v.strictObject({ fields, default: addressOtherwise })), {
    example: '"links": { "cloud_link": { "fields": ["cloud_link"] } }',
    description: 'The names that cards can use as a key.',
  }),
  values: field(v.record(name, v.strictObject({ fields, default: wordsOtherwise })), {
    example:
      '"values": { "lesson_time": { "fields": ["lesson_time"], "default": "To be updated" } }',
    description: 'The values of a student that texts can name between double braces.',
  }),
})

const figure = v.strictObject({
  value: field(v.union([settingText, v.number()]), {
    example: '"value": 10',
    description: 'The figure: a number, or words in quotes.',
  }),
  unit: optionalField(settingText, {
    example: '"unit": "minutes"',
    description: 'The unit, such as minutes. % and $ get no space.',
  }),
})
const namedFigure = field(figure, {
  example: '{ "value": 10, "unit": "minutes" }',
  description: 'A figure that texts name as {{figures.…}}.',
})

export const figuresSchema = field(v.record(name, namedFigure), {
  example: '{ "class_join": { "value": 10, "unit": "minutes" } }',
  description: 'The figures that texts mention, each written once.',
})

const entry = v.pipe(
  v.strictObject({
    page: optionalField(settingText, {
      example: '"page": "classes"',
      description: 'The folder of the page.',
    }),
    action: optionalField(v.literal('logout'), {
      example: '"action": "logout"',
      description: 'Instead of a page: an action.',
    }),
    address: optionalField(website, {
      example: '"address": "https://library.example.org"',
      description: 'Instead of a page: another website. It opens in a new tab.',
    }),
    icon: optionalField(settingText, {
      example: '"icon": "library"',
      description: 'Only with an address: a name from lucide.dev/icons.',
    }),
    label: field(text, { example: '"label": "Classes"', description: 'The words in the sidebar.' }),
    highlight: v.optional(
      list(field(path, { example: '"/tasks"', description: 'The beginning of an address.' }), {
        example: '"highlight": ["/tasks"]',
        description: 'The entry is highlighted on every address that begins with one of these.',
      }),
    ),
    lineAfter: optionalField(v.boolean(), {
      example: '"lineAfter": true',
      description: 'true draws a line below the entry.',
    }),
  }),
  v.check(
    ({ page, address, action }) => [page, address, action].filter(Boolean).length === 1,
    'An entry leads to one place: it has a page, or an address, or the action logout.',
  ),
)

export const navigationSchema = v.pipe(
  v.array(
    field(entry, {
      example: '{ "page": "classes", "label": "Classes" }',
      description: 'An entry of the sidebar.',
    }),
  ),
  v.minLength(1),
)

export type FiguresFile = v.InferOutput<typeof figuresSchema>
export type LinksFile = v.InferOutput<typeof linksSchema>
