import { Hono } from 'hono'
import { getLinks } from '../../contract/links.ts'
import { linksFor } from '../store/links.ts'
import { success } from './answer.ts'
import { forStudent, type SessionParts } from './for-student.ts'
import type { StoredFields } from '../stored-fields.ts'

type LinksParts = SessionParts & { readonly fields: StoredFields }

export function linksRoutes(parts: LinksParts) {
  return new Hono().get(
    getLinks.path,
    forStudent(parts, getLinks, async (_, student) =>
      success({ links: await linksFor(parts.db, student, parts.fields) }),
    ),
  )
}
