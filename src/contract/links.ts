import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { nothing } from './reply.ts'
import { anyText } from './text.ts'

/** The fields a backend may store for a student, by their wire names (spec 3; decisions, Links). */
export const STORED_LINK_FIELDS = [
  'cloud_link',
  'class_link',
  'class_link_two',
  'study_page_link',
  'alliance_page_link',
  'mentor_link',
  'lesson_time',
  'pre_arrival_link',
  'pre_arrival',
  'mentor_tasks',
  'turnitin',
  'track_test',
  'certification',
] as const

/**
 * What a backend stores for one student, field by field, wire names kept: `userLinks` in the
 * browser's storage holds just this. Values are text from outside, not yet safe as addresses.
 */
export type StoredLinks = Readonly<Record<string, string>>

/** PHP writes an empty object as `[]`; `[]`, false, null and missing all mean: no links. */
const storedLinks = z.codec(
  z.optional(z.nullable(z.union([z.record(z.string(), anyText), z.tuple([]), z.literal(false)]))),
  z.record(z.string(), z.string()),
  {
    decode: (wire) => (wire && !Array.isArray(wire) ? wire : {}),
    encode: (links) => links,
  },
)

export const getLinks = endpoint({
  method: 'GET',
  path: '/backend/get_links.php',
  sends: 'nothing',
  request: nothing,
  data: z.object({ links: storedLinks }),
})
