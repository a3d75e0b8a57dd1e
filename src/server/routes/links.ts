import { Hono } from 'hono'
import { getLinks } from '../../contract/links.ts'
import { linksFor } from '../store/links.ts'
import { storedFields } from '../../contract/stored-fields.ts'
import { success } from './answer.ts'
import { handleAuthenticated } from './authenticate.ts'
import type { BackendParts } from './backend-parts.ts'

export function linksRoutes(parts: BackendParts) {
  return new Hono().get(
    getLinks.path,
    handleAuthenticated(parts, getLinks, async (_, student) =>
      success({
        links: await linksFor(parts.db, student, storedFields(parts.school().storedFields)),
      }),
    ),
  )
}
