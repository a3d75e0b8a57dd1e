import * as v from 'valibot'
import { plainObject } from './codec.ts'
import { endpoint } from './endpoint.ts'
import { emptyAsNull } from './empty-as-null.ts'
import { nothing } from './reply.ts'
import { anyText } from './text.ts'

/**
 * What a backend stores for one student, field by field, wire names kept: `userLinks` in the
 * browser's storage holds just this. Values are text from outside, not yet safe as addresses.
 */
export type StoredLinks = Readonly<Record<string, string>>

const storedLinks = v.pipe(
  emptyAsNull(v.pipe(plainObject, v.record(v.string(), anyText))),
  v.transform((links): StoredLinks => links ?? {}),
)

export const getLinks = endpoint({
  method: 'GET',
  path: '/backend/get_links.php',
  sends: 'nothing',
  request: nothing,
  data: { schema: v.object({ links: storedLinks }), write: (data) => data },
})
