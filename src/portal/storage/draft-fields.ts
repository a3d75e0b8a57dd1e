import * as v from 'valibot'
import { storedKeys } from './device.ts'
import { DRAFT } from './data-to-lose.ts'
import { readPrivate } from './owner.ts'
import { parseStored } from './parse-stored.ts'

const schema = v.object({ fields: v.record(v.string(), v.string()) })

/** The fields of all drafts. Not in drafts.ts, because Logout needs only this. */
export function readDraftFields(): readonly Readonly<Record<string, string>>[] {
  const keys = storedKeys().filter((key) => key.startsWith(DRAFT))
  const drafts = keys.map((key) => parseStored(schema, readPrivate(key)))
  return drafts.flatMap((draft) => (draft === null ? [] : [draft.fields]))
}
