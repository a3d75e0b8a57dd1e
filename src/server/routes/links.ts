import { Hono } from 'hono'
import { getLinks } from '../../contract/links.ts'
import type { Clock } from '../clock.ts'
import type { Database } from '../store/database.ts'
import { linksFor } from '../store/links.ts'
import { success } from './answer.ts'
import { forStudent } from './for-student.ts'

export function linksRoutes(parts: { db: Database; clock: Clock }) {
  return new Hono().get(
    getLinks.path,
    forStudent(parts, getLinks, async (_, student) =>
      success({ links: await linksFor(parts.db, student) }),
    ),
  )
}
