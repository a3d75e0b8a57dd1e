import * as z from 'zod'
import { STORED_LINK_FIELDS } from '../../../src/contract/links.ts'
import { settingText, text } from './text.ts'

// The shapes of links.json, figures.json and navigation.json. The examples are what a person is told to write instead; the
// descriptions are what an editor shows where the mouse rests.

const field = settingText.meta({
  example: '"cloud_link"',
  description:
    'The name under which it is stored for each student. A new link or value is stored under its own name.',
  examples: [...STORED_LINK_FIELDS],
})
const fields = z.array(field).min(1).meta({
  example: '"fields": ["cloud_link"]',
  description: 'Where it is stored: the first of these fields that holds something.',
})

export const linksSchema = z.strictObject({
  links: z
    .record(
      z.string(),
      z.strictObject({
        fields,
        default: settingText
          .meta({
            example: '"default": "/mentor-tasks"',
            description: 'The address when nothing is stored.',
          })
          .optional(),
      }),
    )
    .meta({
      example: '"links": { "cloud_link": { "fields": ["cloud_link"] } }',
      description: 'The names that a card can write as key:.',
    }),
  values: z
    .record(
      z.string(),
      z.strictObject({
        fields,
        default: settingText.meta({
          example: '"default": "To be updated"',
          ifMissing:
            'Add, in your own words: "default": "To be updated". If this is the address of a button, move its line up to "links" instead.',
          description: 'What students read when nothing is stored.',
        }),
      }),
    )
    .meta({
      example:
        '"values": { "lesson_time": { "fields": ["lesson_time"], "default": "To be updated" } }',
      description: 'The values of a student that texts can name between double braces.',
    }),
})

export const figuresSchema = z
  .record(
    z.string(),
    z
      .strictObject({
        value: z.union([settingText, z.number()]).meta({
          example: '"value": 10',
          description: 'The figure: a number, or words in quotes.',
        }),
        unit: settingText
          .meta({
            example: '"unit": "minutes"',
            description: 'What is counted, such as minutes; % or $ stand close to the figure.',
          })
          .optional(),
      })
      .meta({
        example: '{ "value": 10, "unit": "minutes" }',
        description: 'A figure that texts name as {{figures.…}}.',
      }),
  )
  .meta({
    example: '{ "class_join": { "value": 10, "unit": "minutes" } }',
    description: 'The figures that texts mention, each written once.',
  })

export const navigationSchema = z
  .array(
    z
      .strictObject({
        page: settingText
          .meta({ example: '"page": "classes"', description: 'The folder of the page.' })
          .optional(),
        action: z
          .literal('logout')
          .meta({
            example: '"action": "logout"',
            description: 'In place of a page: what the entry does.',
          })
          .optional(),
        address: settingText
          .meta({
            example: '"address": "https://library.example.org"',
            description: 'In place of a page: a website of others. It opens in a new tab.',
          })
          .optional(),
        icon: settingText
          .meta({
            example: '"icon": "library"',
            description: 'Beside an address: a name from lucide.dev/icons. A page has its own.',
          })
          .optional(),
        label: text.meta({
          example: '"label": "Classes"',
          ifMissing: addLabel,
          description: 'The words in the sidebar.',
        }),
        highlight: z
          .array(
            settingText
              .refine((path) => path.startsWith('/'), { error: 'A path begins with a slash.' })
              .meta({
                example: '"/tasks"',
                description: 'The beginning of an address.',
              }),
          )
          .min(1)
          .meta({
            example: '"highlight": ["/tasks"]',
            description: 'The entry is highlighted on every address that begins like one of these.',
          })
          .optional(),
        lineAfter: z
          .boolean()
          .meta({
            example: '"lineAfter": true',
            description: 'true draws a line below the entry.',
          })
          .optional(),
      })
      .refine(({ page, address, action }) => (page ?? address ?? action) !== undefined, {
        error: 'This entry leads nowhere: it has no page and no address.',
      })
      .meta({
        example: '{ "page": "classes", "label": "Classes" }',
        description: 'An entry of the sidebar.',
      }),
  )
  .min(1)

export type FiguresFile = z.output<typeof figuresSchema>
export type LinksFile = z.output<typeof linksSchema>

/** The name of the folder as a label, which is most often near what is meant. */
function addLabel({
  page,
  action,
}: {
  readonly page?: unknown
  readonly action?: unknown
}): string {
  const named = [page, action].find((name) => typeof name === 'string') ?? 'classes'
  const words = named.replaceAll('-', ' ')
  return `Add it like this, in your own words: "label": "${words.charAt(0).toUpperCase()}${words.slice(1)}"`
}
