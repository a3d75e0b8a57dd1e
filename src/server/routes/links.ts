import { Hono } from 'hono'
import { getLinks } from '../../contract/links.ts'
import { linksFor } from '../store/links.ts'
import { success } from './answer.ts'
import { handleAuthenticated, type SessionDependencies } from './authenticate.ts'
import type { StoredFields } from '../stored-fields.ts'

type LinksDependencies = SessionDependencies & { readonly fields: () => StoredFields }

export function linksRoutes(parts: LinksDependencies) {
  return new Hono().get(
    getLinks.path,
    handleAuthenticated(parts, getLinks, async (_, student) =>
      success({ links: await linksFor(parts.db, student, parts.fields()) }),
    ),
  )
}
